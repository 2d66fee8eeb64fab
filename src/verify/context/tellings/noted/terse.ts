/**
 * Terse lines of records, said as sentences: "Product pages: 48 of 48 migrated", "Affected users: approx. 2,300", "Data
 * loss: none", "Items: blender (delivered 6 June), spare jug (back-ordered)", "Client signed off the design (3 June)",
 * "Subletting only with the landlord's consent". Each says no more than the line does, with every word of it that narrows.
 */
import { matchesOf } from '../../../../text/matches.ts';
import type { Scene, Teller } from '../types.ts';
import { bare, capital, lower } from '../words.ts';
import { asSentences } from './noted.ts';

/** What a terse line says in sentences; none for a line of another form. */
export const terse: Teller = (scene) => {
  const told = scene.tell(scene.sentence);
  const whole = bare(told.text);
  // The bracket that ends a line may have been taken for its end.
  const line = /\([^()]*$/.test(whole) ? `${whole})` : whole;
  if (line.length > LONGEST) return [];
  const texts = [
    ...(line.includes(': ') ? [...counts(line), ...found(line), ...none(line)] : []),
    ...(line.includes('(') ? [...items(line), ...dated(line)] : []),
    ...only(line),
    ...ofItsTitle(line, scene),
  ];
  return [...new Set(texts)].slice(0, MOST).map((text) => ({ ...told, text: `${capital(text)}.` }));
};

/** Characters of a line, and sentences drawn from it, at the most. */
const LONGEST = 240;
const MOST = 24;

const NUMBER = String.raw`\d{1,3}(?:[,.]?\d{3})*`;
const DEED = String.raw`(?:\p{Ll}{2,}ed|sent|paid|made|found|built|shown|sold|done|lost|met|held|kept)`;
/** Participles that say what is yet to be, or how far it may go. */
const NOT_DONE =
  /^(?:expected|estimated|planned|required|requested|limited|allowed|permitted|scheduled|projected|reported|claimed|alleged|suspected|proposed|needed|promised|offered|assumed|budgeted|targeted)$/i;

const OF_ALL = new RegExp(
  String.raw`^(\p{Lu}[\p{L} -]{2,40}s): (${NUMBER}) ?(?:of|\/|out of) ?(${NUMBER}) (${DEED})$`,
  'u',
);

/** "Product pages: 48 of 48 migrated": of the 48 all were. */
function counts(line: string): readonly string[] {
  const [, noun = '', part = '', all = '', deed = ''] = OF_ALL.exec(line) ?? [];
  if (noun === '' || NOT_DONE.test(deed)) return [];
  const things = lower(noun);
  return ['were', 'have been', 'are'].flatMap((be) => [
    `${part} of the ${all} ${things} ${be} ${deed}`,
    ...(part === all
      ? [
          `all ${all} ${things} ${be} ${deed}`,
          `all ${things} ${be} ${deed}`,
          `all the ${things} ${be} ${deed}`,
        ]
      : []),
  ]);
}

const COUNTED = new RegExp(
  String.raw`^(\p{Lu}\p{Ll}+(?:ed|sold|lost|paid|sent|built|made)) (\p{Ll}[\p{L} -]{2,30}s): ((?:approx(?:imately)?\.?|about|around|ca\.?|circa|over|more than|at least|nearly|almost) )?(${NUMBER})(?: \([^()]*\))?$`,
  'u',
);

/** "Affected users: approx. 2,300": so many were. */
function found(line: string): readonly string[] {
  const [, deed = '', noun = '', bound = '', number = ''] = COUNTED.exec(line) ?? [];
  if (deed === '' || NOT_DONE.test(deed)) return [];
  const about = /^(?:approx|ca|circa|around)/i.test(bound) ? 'about ' : bound;
  return ['were', 'have been', 'are'].map((be) => `${about}${number} ${noun} ${be} ${lower(deed)}`);
}

const NONE = /^(\p{Lu}[\p{L}'’ -]{2,40}): (?:none|nil|no|0)$/u;

/** "Data loss: none": there was none, and none was lost. */
function none(line: string): readonly string[] {
  const [, label = ''] = NONE.exec(line) ?? [];
  if (label === '' || NOT_DONE.test(label.split(' ')[0]!)) return [];
  const noun = lower(label);
  const be = /[^s]s$/.test(noun.split(/ (?:of|during|in|for|on|at) /)[0]!) ? ['are', 'were'] : ['is', 'was'];
  const lost = /^(.+) loss(?:es)?$/.exec(noun)?.[1];
  return [
    ...be.map((one) => `there ${one} no ${noun}`),
    ...(lost === undefined
      ? []
      : [
          `no ${lost} ${/[^s]s$/.test(lost) ? 'were' : 'was'} lost`,
          `no ${lost} has been lost`,
          `nobody lost any ${lost}`,
        ]),
  ];
}

const ITEM = /(?:^|[:,;] )((?:\d+ )?[\p{L}\p{N}][\p{L}\p{N}'’ -]{1,40}) \(([^()]{3,80})\)/gu;

/** What nobody is done to by: "Kurt Meiner (visited 9 January)" visited. */
const BY_PERSON =
  /^(visited|attended|joined|left|arrived|replied|responded|resigned|retired|called) (?:on )?(\d{1,2} \p{Lu}\p{Ll}{2,8}(?: \d{4})?|\d{4}-\d\d-\d\d)$/u;
const PERSON = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2}$/u;

/** "Items: blender (delivered 6 June, signature: neighbour)": the blender was delivered on 6 June. */
function items(line: string): readonly string[] {
  return matchesOf(line, ITEM)
    .flatMap(([, name = '', said = '']) => {
      const [, deed, day] = BY_PERSON.exec(said) ?? [];
      if (deed !== undefined && PERSON.test(name)) return [`${name} ${deed} on ${day}`];
      return said.split(/[,;] /).flatMap((part) => asSentences(`${name} ${part}`));
    })
    .map(bare);
}

const DATED = /^(\p{Lu}.+) \((\d{1,2} \p{Lu}\p{Ll}{2,8}(?: \d{4})?|\d{4}-\d\d-\d\d)\)$/u;

/** "Client signed off the design (3 June)": on that day. */
function dated(line: string): readonly string[] {
  const [, said = '', day = ''] = DATED.exec(line) ?? [];
  if (
    said === '' ||
    /[:;()]/.test(said) ||
    /\b(?:on|until|till|by|from|since|before|after|to|will|due|due to) (?:\S+ )?$/i.test(`${said} `)
  )
    return [];
  const whole = `${said} on ${day}`;
  return [whole, `The ${lower(whole)}`, ...asSentences(whole).map(bare)];
}

const ONLY = /^(\p{Lu}\p{L}+(?: [\p{L}'’-]+){0,5}) only with (?:the )?(.{3,80})$/u;
const VERB = /\b(?:is|are|was|were|has|have|had|can|may|must|will|do|does|did)\b/i;

/** "Subletting only with written consent of the landlord": it requires that. */
function only(line: string): readonly string[] {
  const [, what = '', need = ''] = ONLY.exec(line) ?? [];
  if (what === '' || VERB.test(line) || /[,;:]/.test(line)) return [];
  const without = need.replace(/^prior /, '');
  const owned = /^(.+?) of (the \p{Ll}+)$/u.exec(without);
  const needs = [need, without, ...(owned === null ? [] : [`${owned[2]}'s ${owned[1]}`])];
  return needs.flatMap((one) => [
    `${what} requires ${one}`,
    `${what} is only allowed with ${one}`,
    `${what} is only possible with ${one}`,
  ]);
}

/** What a sheet of rules is called besides what it is of. */
const SHEET =
  /\b(?:terms?|conditions?|rules?|policy|policies|information|details?|sheet|faq|notes?|overview|summary|guide)\b/iu;

/** "Covers motor, pump and electronics" of the warranty terms: the warranty covers them. */
function ofItsTitle(line: string, scene: Scene): readonly string[] {
  const { title, lexicon } = scene;
  const [, verb = ''] = /^(\p{Lu}\p{Ll}+s) \p{L}/u.exec(line) ?? [];
  if (verb === '' || lexicon.lemma(lower(verb), 'v') === lower(verb) || !SHEET.test(title)) return [];
  const { claim } = scene;
  const said = claim.text.slice(claim.start, claim.end);
  const [, noun = ''] = /^(?:the|your|our|this) (\p{L}+) /iu.exec(said) ?? [];
  const titled =
    noun !== '' && !SHEET.test(noun) && title.toLowerCase().split(' ').includes(noun.toLowerCase());
  return titled ? [`the ${noun.toLowerCase()} ${lower(line)}`] : [];
}
