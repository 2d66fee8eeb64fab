/**
 * The plain statements that stand in one sentence: what is told of its subject in a clause between commas or at its end, each
 * of two predicates of one subject, and the main clause without them. "The rent is 900 euros a month, payable in advance"
 * says "The rent is 900 euros a month" and "The rent is payable in advance".
 */
import { parseSentence } from '../../text/parse/bundled.ts';
import { Tree } from '../../text/parse/tree.ts';
import { bare, capital } from '../context/tellings/words.ts';
import { PERSONS } from '../context/words.ts';
import { isTime } from './recast.ts';

/** Statements of one sentence, and characters of one that is taken apart, at the most. */
const MOST = 8;
const LONGEST = 400;
/** How often what was found is taken apart again. */
const DEEPEST = 3;

/** A statement as it is taken apart: its text without a full stop, and its parse. */
interface Said {
  readonly text: string;
  readonly tree: Tree;
}

const readAs = (text: string): Said => ({ text, tree: new Tree(parseSentence(`${text}.`)) });

/** What a sentence says side by side, itself left out; none where it does not plainly state something. */
export function propositionsOf(sentence: string): readonly string[] {
  const whole = bare(sentence).replace(CALLED, '$1$2');
  if (whole.length > LONGEST) return [];
  const told = speaker(whole);
  if (!/,| and /.test(whole) || LEFT_OPEN.test(whole)) return told;
  const found = new Set<string>();
  let open = [whole];
  for (let depth = 0; depth < DEEPEST && open.length > 0 && found.size < MOST; depth++) {
    const next = open
      .map(readAs)
      .flatMap((said) => [
        ...trailing(said),
        ...inner(said),
        ...standing(predicates(said)),
        ...standing(passives(said)),
        ...fronted(said),
        ...ofWhich(said),
      ]);
    open = [...new Set(next)].filter((text) => text !== whole && !found.has(text));
    for (const text of open) found.add(text);
  }
  return [...told, ...[...found].slice(0, MOST).map((text) => `${capital(text)}.`)];
}

const SPEAKER =
  /^(?:The )?(\p{Lu}\p{Ll}+(?: \p{Ll}+){0,2}) ((?:\p{Lu}[\p{L}'\u2019-]+ ){1,2}\p{Lu}[\p{L}'\u2019-]+),? (?:said|says|told|added|announced|explained|confirmed|called|described|stated|noted)\b/u;

const OFFICES =
  /^(?:executive|officer|director|chair|president|secretary|manager|head|partner|founder|chief)$/;
const FORMER = /^(?:Former|Ex|Late|Deputy|Acting|Outgoing|Incoming|Retired)\b/;

/** "Fiona Garside is the chief executive" of "Chief executive Fiona Garside said …": who speaks is no part of what is said. */
function speaker(whole: string): readonly string[] {
  const [, office = '', name] = SPEAKER.exec(whole) ?? [];
  const head = office.split(' ').at(-1)!.toLowerCase();
  if (name === undefined || FORMER.test(office) || !(PERSONS.has(head) || OFFICES.test(head))) return [];
  const title = `${office.charAt(0).toLowerCase()}${office.slice(1)}`;
  return [`${name} is the ${title}.`, `${name} is ${title}.`];
}

/** What somebody calls something, in the words that are quoted. */
const CALLED =
  /\b((?:calls?|called|dubs?|dubbed|describes?|described|labels?|labelled|labeled|names?|named)\b[^"\u201c\u201d]{1,60}?)["\u201c]([^"\u201c\u201d]{2,60})["\u201d]/u;

/** What leaves a sentence open, or makes its parts one. */
const LEFT_OPEN =
  /\b(?:if|unless|whether|not|never|no|nobody|none|nothing|neither|nor|without|either|or|only|would|could|might|should|perhaps|probably|possibly|maybe|likely|allegedly|reportedly|according to|claim(?:s|ed)?|believ(?:es?|ed)|thinks?|thought|hop(?:es?|ed)|den(?:y|ies|ied)|except|excluding|instead|rather than|between them|together|combined|jointly|myth|false|wrong|untrue|rumou?r|suppose|imagine|pretend\p{L}*|almost|nearly|hardly|barely|few|provided|assuming|subject to|until further|respectively|each other|one another|by mistake|in error)\b|n['’]t\b|["“”?:]/iu;

/** What takes something back of what it is told beside, or bounds it. */
const BOUNDING =
  /\b(?:revers\p{L}*|revok\p{L}*|rescind\p{L}*|withdr\p{L}*|cancel\p{L}*|void\p{L}*|annul\p{L}*|overturn\p{L}*|reject\p{L}*|disput\p{L}*|contest\p{L}*|refus\p{L}*|retract\p{L}*|correct\p{L}*|amend\p{L}*|replac\p{L}*|fail\p{L}*|bounc\p{L}*|return\p{L}*|expir\p{L}*|ended|ends|until|but|however|though|although|when|where|while|limited|restricted|reserved|depend\p{L}*|based on|given|pending|planned|expected|due|all|every|some|except|including|excluding|at least|at most|up to|plus|minus|before|after|later|then|again|no longer|mistak\p{L}*|error|incorrect\p{L}*|unless|so far|for now|effective|starting|beginning|from|next|tomorrow|soon|valid|available|applicable|removed?|deleted?|lost|undone|repaid|refunded|reopened|resold|originally|initially|formerly|previous\p{L}*|as (?:the|a|an|he|she|it|they|of|long|soon|if|his|her|their|\p{Lu})|may|can)\b/iu;

/** The month of May bounds nothing. */
const bounds = (told: string): boolean => BOUNDING.test(told.replace(/\bMay\b/gu, ''));

const FINITE: ReadonlySet<string> = new Set(['VBD', 'VBZ', 'VBP', 'MD']);
const TELLING: ReadonlySet<string> = new Set(['JJ', 'VBN', 'VBG']);

const tagAt = ({ tree }: Said, at: number): string =>
  tree.tokens.find(({ start }) => start === at)?.xpos ?? '';

/** Whether a piece of a sentence has a verb of its own tense. */
const hasFinite = ({ tree }: Said, from: number, to: number): boolean =>
  tree.tokens.some(({ start, xpos }) => start >= from && start < to && FINITE.has(xpos));

/** The main clause without what only tells more of it at the end, and that by itself where it is told of the subject. */
function trailing(said: Said): readonly string[] {
  const { text } = said;
  const found: string[] = [];
  for (let at = text.indexOf(', '); at > 0; at = text.indexOf(', ', at + 1)) {
    const [main, rest] = [text.slice(0, at), text.slice(at + 2)];
    if (bounds(rest) || !hasFinite(said, 0, at)) continue;
    const relative = /^(?:which|who|whose) /.test(rest);
    const tells = TELLING.has(tagAt(said, at + 2)) || /^an? \p{Ll}/u.test(rest);
    if (!relative && !(tells && !hasFinite(said, at, text.length))) continue;
    found.push(main);
    const copula = /^(.{2,60}?) (is|are|was|were) /u.exec(main);
    if (!relative && copula !== null && !/^an? /.test(rest) && tagAt(said, at + 2) !== 'VBG')
      found.push(`${copula[1]} ${copula[2]} ${rest}`);
  }
  return found;
}

const ASIDE = /^([^,;]{2,60}), ((?:who|which) )?([^,;]{3,120}), (.+)$/u;

/** "The house was sold" and "the house was built in 1911" of "the house, built in 1911, was sold". */
function inner(said: Said): readonly string[] {
  const found = ASIDE.exec(said.text);
  if (found === null) return [];
  const [, name = '', relative, aside = '', rest = ''] = found;
  const from = name.length + 2 + (relative?.length ?? 0);
  const behind = said.text.length - rest.length;
  if (hasFinite(said, 0, name.length) || !FINITE.has(tagAt(said, behind)) || bounds(aside)) return [];
  const main = `${name} ${rest}`;
  if (relative !== undefined) return FINITE.has(tagAt(said, from)) ? [main, `${name} ${aside}`] : [main];
  if (/^(?:an?|the|his|her|its|their|\d+|aged)\b/.test(aside) && !hasFinite(said, from, behind))
    return [main];
  if (tagAt(said, from) !== 'VBN' || hasFinite(said, from, behind)) return [];
  return [main, `${name} ${/^[^,]*[^s]s$/.test(name) && !/^\p{Lu}/u.test(name) ? 'were' : 'was'} ${aside}`];
}

/**
 * The two statements of a sentence that says two things of one subject, each with words of its own behind its verb;
 * undefined for another sentence.
 */
export function twoPredicates(sentence: string): readonly [string, string] | undefined {
  const text = bare(sentence);
  if (text.length > LONGEST || !/ and /.test(text)) return undefined;
  const done = TWO_DONE.exec(text);
  if (done !== null && (done[4] ?? '') === '') return undefined;
  const said = readAs(text);
  const [first, second] = done === null ? predicates(said) : passives(said);
  return first === undefined || second === undefined ? undefined : [first, second];
}

/** Of two predicates each; of one that the other may take back, the other alone. */
function standing([first, second]: readonly string[]): readonly string[] {
  if (first === undefined || second === undefined) return [];
  return bounds(second) ? [second] : [first, second];
}

/** Subjects of which two predicates together say something else than each. */
const TOGETHER =
  /^(?:no|few|none|nobody|neither|half|most|some|many|several|hardly|one|two|three|four|five|six|seven|eight|nine|ten|\d+|an?)\b/i;

/** Each of two predicates that are joined by "and", of the subject that they have in common. */
function predicates({ text, tree }: Said): readonly string[] {
  const { tokens } = tree;
  const root = tokens.findIndex(({ head }) => head < 0);
  const [subject] = tree.with(root, 'nsubj', 'nsubj:pass');
  if (subject === undefined || subject > root || TOGETHER.test(text)) return [];
  const others = tree
    .with(root, 'conj')
    .filter((at) => tree.with(at, 'nsubj', 'nsubj:pass', 'cop').length === 0);
  const [other, ...more] = others;
  if (other === undefined || more.length > 0 || !/^VB[DZPN]?$/.test(tokens[other]!.xpos)) return [];
  const [joint] = tree.with(other, 'cc');
  if (joint === undefined || tokens[joint]!.form !== 'and' || joint > other) return [];
  const helpers = tree.with(root, 'aux', 'aux:pass').filter((at) => at < root);
  const first = Math.min(root, ...helpers);
  const ahead = tree.span(subject, true);
  if (ahead.start !== 0 || tokens[first]!.start !== ahead.end + 1) return [];
  const [kind, theirs] = [tokens[root]!.xpos, tokens[other]!.xpos];
  const own = tree.with(other, 'aux', 'aux:pass').length > 0;
  const shares = !own && helpers.length > 0 && kind === theirs && /^VBN?$/.test(kind);
  if (!own && !shares && !(FINITE.has(kind) && FINITE.has(theirs))) return [];
  const begins = Math.min(
    ...[other, ...tree.with(other, 'aux', 'aux:pass', 'advmod')]
      .filter((at) => at > joint)
      .map((at) => tokens[at]!.start),
  );
  if (begins !== tokens[joint]!.end + 1) return [];
  const helped = shares ? text.slice(tokens[first]!.start, tokens[root]!.start) : '';
  return [
    text.slice(0, tokens[joint]!.start).replace(/,? $/, ''),
    `${text.slice(0, ahead.end)} ${helped}${text.slice(begins)}`,
  ];
}

const DONE = '\\p{Ll}{2,}(?:ed|en|nt|ld|de|wn|ut|pt|id)';
const TWO_DONE = new RegExp(
  `^([^,;]{2,60}?) ((?:must|can|may|will|shall|has to|have to|needs? to) be|is|are|was|were|has been|have been|had been) (${DONE})\\b((?: [^,;]+?)?),? and (${DONE} (?:by|in|on|at|to|from|with|within|through|via|for|under|into|over) [^,;]+)$`,
  'u',
);

/** The same of two passives with one helping verb, whatever the parse makes of them. */
function passives({ text }: Said): readonly string[] {
  const found = TWO_DONE.exec(text);
  if (found === null || TOGETHER.test(text)) return [];
  const [, subject, be, done, rest = '', other] = found;
  return / and /.test(rest) ? [] : [`${subject} ${be} ${done}${rest}`, `${subject} ${be} ${other}`];
}

const FRONTED = /^(In|On|At|Over|Within|During|By|From) ([^,]{2,40}), ([^,;]+)$/u;

/** "The lanes will be built over the next four years" for "Over the next four years, the lanes will be built". */
function fronted({ text }: Said): readonly string[] {
  const [, when = '', time = '', rest = ''] = FRONTED.exec(text) ?? [];
  if (rest === '' || / and (?:the|an?|it|he|she|they|\p{Lu})/u.test(rest)) return [];
  const phrase = `${when.toLowerCase()} ${time}`;
  return isTime(phrase) || PERIOD.test(time) ? [`${rest} ${phrase}`] : [];
}

const PERIOD =
  /^the (?:next|last|past|first|coming|following) (?:[\p{L}\d]+ )?(?:days?|weeks?|months?|years?|hours?|decades?)$/u;

const OF_WHICH =
  /^.*?\b(\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty) ((?:\p{Ll}+ ){0,2}?\p{Ll}+s), of (?:which|whom) (\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (is|are|was|were) ([^,;]+)$/u;

/** "12 of the 16 weeks are paid" for "… 16 weeks, of which 12 are paid". */
function ofWhich({ text }: Said): readonly string[] {
  const found = OF_WHICH.exec(text);
  if (found === null) return [];
  const [, all, noun, some, be, rest] = found;
  return [`${some} of the ${all} ${noun} ${be} ${rest}`, `${some} ${noun} ${be} ${rest}`];
}
