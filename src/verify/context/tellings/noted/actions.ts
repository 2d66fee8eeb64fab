/**
 * Actions of minutes and reports: "Actions: repair the roof light (facilities, by 10 February)" says that it has to be repaired by
 * then, and that facilities have to repair it.
 */
import { gerund, participleOf } from '../../../../text/inflect.ts';
import type { Teller } from '../types.ts';
import { forClaims, where } from '../where.ts';
import { bare, capital } from '../words.ts';

const LIST =
  /^(?:Actions?|Action items?|Actions agreed|To[ -]do|Next steps?|Follow[ -]ups?|Measures): (.+)$/u;
const ITEM =
  /^(?<verb>\p{L}[a-z]{2,}) (?<what>[^();]{3,80}?) \((?<who>[^(),;]{2,40}?)(?:, | )?(?<when>(?:by|until|before) [^(),;]{3,25})?\)$/u;
/** Words that are no deed before what is done. */
const NOUN_ACTION =
  /^(?<what>[^();]{3,80}?) \((?<who>[^(),;]{2,40}?)(?:, (?<when>(?:by|until|before) [^(),;]{3,25}))?\)$/u;
const DONE = /\b(?:done|completed|closed|cancelled|dropped|not|no longer|if)\b/iu;
const DUTY = /\b(?:must|has to|have to|will|is to|are to|needs? to|responsible for|in charge of)\b/u;

/** Who has to do what by when, of the items that the claim has words of. */
export const ofActions: Teller = forClaims(
  [DUTY],
  where([LIST], ({ sentence, claim, tell }) => {
    const said = claim.text.slice(claim.start, claim.end);
    const duty = DUTY.exec(said)?.[0];
    if (duty === undefined) return [];
    const told = tell(sentence);
    const list = LIST.exec(bare(told.text))?.[1];
    if (list === undefined || DONE.test(list)) return [];
    return list
      .split('; ')
      .filter((item) => sharesWord(item, said))
      .flatMap((item) => dutiesOf(item.trim(), duty))
      .slice(0, MOST)
      .map((text) => ({ ...told, text: `${text}.`, asks: true as const, marked: true as const }));
  }),
);

/** Duties that are told of one list, at the most. */
const MOST = 40;
/** Letters by which a word is known again in another form. */
const BEGINNING = 5;

const sharesWord = (item: string, said: string): boolean => {
  const folded = said.toLowerCase();
  return (item.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) =>
    folded.includes(word.slice(0, BEGINNING)),
  );
};

const CHARGE = /\b(?:responsible|in charge)\b/u;

function dutiesOf(item: string, duty: string): readonly string[] {
  const { what: deed = '', who } = NOUN_ACTION.exec(item)?.groups ?? {};
  if (who === undefined) return [];
  const people = nameable(who);
  const found = ITEM.exec(item)?.groups;
  const { verb, what = '', when } = found ?? {};
  const plain = verb === undefined ? '' : `${verb.charAt(0).toLowerCase()}${verb.slice(1)}`;
  const things = /^(?:the|a|an|all|every|each|its|our) /u.test(what) ? [what] : [what, `the ${what}`];
  const ends = when === undefined ? [''] : [` ${when}`, ''];
  if (CHARGE.test(duty))
    return people.flatMap((one) =>
      ['is', 'are'].flatMap((be) => [
        `${one} ${be} ${duty} the ${deed}`,
        `${one} ${be} ${duty} ${deed}`,
        ...(verb === undefined
          ? []
          : [
              `${one} ${be} ${duty} the ${what}`,
              ...things.map((thing) => `${one} ${be} ${duty} ${gerund(plain)} ${thing}`),
            ]),
      ]),
    );
  if (verb === undefined) return [];
  return things.flatMap((thing) =>
    ends.flatMap((end) => [
      `${capital(passive(thing, duty, plain))}${end}`,
      ...people.map((one) => `${one} ${duty} ${plain} ${thing}${end}`),
    ]),
  );
}

/** "Upright protectors will be fitted in all aisles": the place behind the thing stays behind the verb. */
function passive(thing: string, must: string, verb: string): string {
  const [, head = thing, place = ''] = /^(.+?)( (?:in|at|on|to|for|with|into|from) .+)$/u.exec(thing) ?? [];
  return `${head} ${must} be ${participleOf(verb)}${place}`;
}

const nameable = (who: string): readonly string[] =>
  /^\p{Lu}/u.test(who) ? [who] : [`The ${who}`, capital(who)];
