/**
 * Whose a motion, a complaint or an offer is by who made it: "Councillor Marsh's motion was seconded by Councillor Lee" of
 * "Councillor Marsh moved that the bridge be closed. Councillor Lee seconded the motion." Where two have made one, or another
 * one is named between, it is told of neither.
 */
import { patternOf } from '../../../../text/pattern.ts';
import type { Scene, Teller, Telling } from '../types.ts';
import { where } from '../where.ts';
import { escaped } from '../words.ts';

/** Nouns of deeds, each with what its doer did in the simple past. */
const DEEDS: ReadonlyMap<string, string> = new Map(
  (
    'motion:moved (?:that|to|for) proposal:(?:proposed|made a proposal) complaint:(?:complained|made a complaint) ' +
    'request:(?:requested|asked (?:for|to|that)) application:applied (?:for|to) offer:(?:offered|made an offer) ' +
    'appeal:appealed objection:objected suggestion:suggested recommendation:recommended claim:claimed ' +
    'resignation:resigned warning:warned promise:promised decision:decided refusal:refused invitation:invited ' +
    'question:asked (?:whether|why|how|when|if|what) bid:(?:bid|made a bid) amendment:(?:moved|proposed) an amendment ' +
    'donation:donated order:ordered'
  )
    .split(/ (?=[a-z]+:)/u)
    .map((pair) => pair.split(/:(.*)/su, 2) as [string, string]),
);
const NOUNS = [...DEEDS.keys()].join('|');
/** The deed as it is taken up: of nobody's, and with nothing behind it that tells which. */
const TAKEN_UP = new RegExp(
  String.raw`\b([Tt]he|[Tt]his|[Tt]hat) (${NOUNS})\b(?!['’]| (?:of|by|from|for|to|that|made|against)\b)`,
  'u',
);
const NAME = String.raw`(?:(?:The|the) (?:\p{Ll}[\p{Ll}-]* ){0,2}?\p{Ll}{3,}|\p{Lu}[\p{L}'’.-]*(?: (?:of |de |van |von )?\p{Lu}[\p{L}'’.-]*){0,3})`;
const OPEN = /\b(?:not|never|no|would|could|might|may|will|wanted|planned|if|unless)\b|n['’]t\b/u;
/** Sentences before it in which the deed must be told. */
const LOOKED_BACK = 3;

export const ofDeedTold: Teller = where([TAKEN_UP], (scene) => {
  const { sentence, claim, tell } = scene;
  const told = tell(sentence);
  const found = TAKEN_UP.exec(told.text);
  const said = claim.text.slice(claim.start, claim.end);
  const noun = found?.[2];
  if (
    noun === undefined ||
    !patternOf(String.raw`['’]s? ${noun}\b|\b${noun} (?:of|by|from)\b`, 'u').test(said)
  )
    return [];
  const deed = deedBefore(scene, noun);
  if (deed === undefined || !said.includes(deed.who.split(' ').at(-1)!)) return [];
  const who = deed.who.replace(/^The /u, 'the ');
  const owner = /s$/u.test(who) ? `${who}'` : `${who}'s`;
  const opens = found!.index === 0;
  const from = [...new Set([...told.from, deed.at])];
  return [`${owner} ${noun}`, `the ${noun} of ${who}`, `the ${noun} by ${who}`].map(
    (phrase): Telling => ({
      text: told.text.replace(
        TAKEN_UP,
        opens ? phrase.replace(/^\p{Ll}/u, (first) => first.toUpperCase()) : phrase,
      ),
      from,
    }),
  );
});

interface Deed {
  readonly who: string;
  readonly at: number;
}

/** Who did what the noun is of, in one of the sentences before; undefined where none did, or another may have. */
function deedBefore({ source, sentence, tell }: Scene, noun: string): Deed | undefined {
  const verb = DEEDS.get(noun)!;
  const did = patternOf(
    String.raw`(?:^|: |\. |, (?:and|but) )(${NAME})(?: (?:then|also|had|has|formally|himself|herself))? ${verb}\b`,
    'u',
  );
  const any = patternOf(String.raw`\b(?:${verb})\b|\b${escaped(noun)}s?\b`, 'iu');
  const near: Deed[] = [];
  for (let at = sentence - 1; at >= Math.max(0, sentence - LOOKED_BACK); at--) {
    const { text } = tell(at);
    if (!any.test(text)) continue;
    const who = did.exec(text)?.[1];
    // What a sentence between takes up without its owner is the same one.
    const takesUp = who === undefined && TAKEN_UP.exec(text)?.[2] === noun;
    if (takesUp) continue;
    if (who === undefined || OPEN.test(text) || source.sentence(at).question) return undefined;
    near.push({ who, at });
  }
  const [first] = near;
  return first !== undefined && near.every(({ who }) => who === first.who) && near.length === 1
    ? first
    : undefined;
}
