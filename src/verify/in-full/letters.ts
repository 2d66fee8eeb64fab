/** What somebody writes of himself, his house or his reader, told of them: "I hereby terminate my contract" above his name. */
import { pastOf, present } from '../../text/inflect.ts';
import { parseSentence } from '../../text/parse/bundled.ts';
import type { ParsedToken } from '../../text/parse/types.ts';
import { halvesOf } from '../carry/halves.ts';
import type { Called, Speaking } from './voices.ts';

const PRONOUNS: Readonly<
  Record<string, readonly [who: keyof Speaking, form: 'subject' | 'object' | 'whose' | 'self']>
> = {
  i: ['me', 'subject'],
  me: ['me', 'object'],
  my: ['me', 'whose'],
  myself: ['me', 'self'],
  we: ['we', 'subject'],
  us: ['we', 'object'],
  our: ['we', 'whose'],
  ourselves: ['we', 'self'],
  you: ['you', 'object'],
  your: ['you', 'whose'],
  yourself: ['you', 'self'],
};

const BE: Readonly<Record<string, string>> = {
  am: 'is',
  are: 'is',
  were: 'was',
  "'m": ' is',
  "'re": ' is',
  have: 'has',
  "'ve": ' has',
  do: 'does',
  "don't": "doesn't",
};

/** Characters of a sentence that is told of others, at the most. */
const LONGEST = 340;
const LEADING =
  /^(?:However|Therefore|Unfortunately|Also|So|Moreover|In addition|As you know|Sadly|Luckily|Fortunately|Furthermore|Finally|Of course),? (?=\p{Lu}|we |you |the |your |our )/u;
/** What a letter says before what it tells. */
const TELLING =
  /^(?:(?:I|We) (?:am|are) (?:very |really |truly |deeply )?(?:sorry|glad|happy|pleased|delighted|sad|writing)(?: to (?:hear|learn|tell you|inform you|let you know|confirm|say|announce|report))?|(?:I|We) (?:deeply |very much )?regret(?: to (?:inform|tell) you)?|(?:I|We) (?:hereby |would like to |wish to |want to |can |must )?(?:confirm|inform you|let you know|tell you)|[Pp]lease (?:note|be advised|be aware|remember)|(?:This is|I write) to (?:confirm|inform you|let you know)) that (.+)$/u;
const CAUSED = /^(?:As|Since|Because) [^,]{5,120}, ((?:I|we|you|your|our|my|the) .+)$/u;
const OPEN = /[?"\u201c]|\b(?:if|unless|whether|would|could|might)\b/iu;

/** A sentence as it is told of who speaks and who is spoken to, and what it tells behind its form of address; none for another sentence. */
export function toldOf(sentence: string, speaking: Speaking): readonly string[] {
  const whole = sentence.replace(/\s+/gu, ' ').trim();
  if (whole.length > LONGEST || /[?"\u201c]/u.test(whole)) return [];
  const plain = whole
    .replace(LEADING, '')
    .replace(/\b(I|we|We) hereby /gu, '$1 ')
    .replace(/^Thank you\b.*$/u, '');
  const inner = TELLING.exec(plain)?.[1];
  const caused = CAUSED.exec(inner ?? plain)?.[1];
  const main = caused === undefined || OPEN.test(caused) ? undefined : caused;
  const found: string[] = [];
  for (const one of [plain, inner, main]) {
    if (one === undefined || one === '') continue;
    const told = retold(one, speaking);
    if (told !== undefined) found.push(told, ...deedsIn(told));
    else if (one !== plain) found.push(one);
  }
  return [...found, ...performedIn(plain, speaking)];
}

/** What somebody did and did besides, each as a sentence: "Ada raised a ticket and put the bill on hold". */
const deedsIn = (told: string): readonly string[] =>
  OPEN.test(told) ? [] : (halvesOf(told) ?? []).map(({ text }) => text.replace(/[.]$/u, ''));

/** What whoever writes "we" does by writing it: "We confirm the fault" is his confirmation, whatever else "we" may have done. */
const PERFORMED =
  /(?:^|, |; | and )(?:[Ww]e )?(?:do |hereby |can |gladly )?(confirm|agree to|approve|accept|offer|propose|suggest|recommend|promise|withdraw|decline|refuse|reject|acknowledge) ((?:the|an?|that|this|your|to|no|any) [^;?]{3,160}?)[.]?$/u;

function performedIn(sentence: string, { me, we, you }: Speaking): readonly string[] {
  const [, verb = '', what = ''] = /\b[Ww]e\b/u.test(sentence) ? (PERFORMED.exec(sentence) ?? []) : [];
  if (verb === '' || me === undefined || OPEN.test(sentence) || /\b(?:not|never|cannot)\b/u.test(sentence))
    return [];
  const [word = '', ...rest] = verb.split(' ');
  const told = retold(`It does ${what}`, { me, we, you })?.slice(8) ?? what;
  return [present(word), pastOf(word)].map((form) => [me.name, form, ...rest, told].join(' '));
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly form: string;
}

/** A sentence with names for its pronouns; undefined where it has none that is known. */
function retold(text: string, speaking: Speaking): string | undefined {
  const { tokens } = parseSentence(text);
  const edits: Edit[] = [];
  const named = new Set<keyof Speaking>();
  for (const [at, token] of tokens.entries()) {
    const found = PRONOUNS[token.form.toLowerCase()];
    if (found === undefined || token.form === 'US') continue;
    const [who, form] = found;
    const called = speaking[who];
    if (called === undefined) continue;
    const isSubject = form === 'subject' || (who === 'you' && /^nsubj/.test(token.deprel));
    edits.push({
      start: token.start,
      end: token.end,
      form: formOf(called, form, token.start === 0, named.has(who)),
    });
    named.add(who);
    if (isSubject) edits.push(...agreement(tokens, at));
  }
  if (edits.length === 0) return undefined;
  return edits
    .sort((a, b) => a.start - b.start)
    .reduceRight((out, { start, end, form }) => out.slice(0, start) + form + out.slice(end), text);
}

const OBJECTS: Readonly<Record<string, string>> = { He: 'him', She: 'her', It: 'it' };
const SELVES: Readonly<Record<string, string>> = { his: 'himself', her: 'herself', its: 'itself' };

function formOf({ name, whose }: Called, form: string, first: boolean, again: boolean): string {
  const plain = first ? name : name.replace(/^(?:He|She|It|The)(?= |$)/u, (word) => word.toLowerCase());
  if (form === 'whose') {
    if (/^(?:he|she|it)$/iu.test(name)) return first ? capitalised(whose!) : whose!;
    return again && whose !== undefined ? whose : `${plain}${plain.endsWith('s') ? "'" : "'s"}`;
  }
  if (form === 'self') return whose === undefined ? 'themselves' : SELVES[whose]!;
  if (form === 'object' && !first) return OBJECTS[name] ?? plain;
  return plain;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The verb of a pronoun as it stands with a name. */
function agreement(tokens: readonly ParsedToken[], at: number): readonly Edit[] {
  for (let next = at + 1; next < Math.min(tokens.length, at + 5); next++) {
    const { xpos, form, start, end, upos } = tokens[next]!;
    const own = BE[form.toLowerCase().replace('\u2019', "'")];
    if (own !== undefined) return [{ start, end, form: own }];
    if (/^(?:MD|VBD|VBZ|VBN|VBG)$/.test(xpos)) return [];
    if (upos === 'ADV' || xpos === 'RB') continue;
    // "I shut the valve at 7": a note tells what was done, and a verb with one form for both is its past.
    if (pastOf(form) === form) return [];
    return /^VB/.test(xpos) && !/^(?:need|dare)$/.test(form) ? [{ start, end, form: present(form) }] : [];
  }
  return [];
}

const PLEASE =
  /^(?:(?:So|And|Also|Therefore|Then),? )?[Pp]lease (?:also |kindly )?(do not |don['\u2019]t )?(\p{Ll}+) (.+?)[.!]?$/su;

/** "Please confirm it in writing": what the writer asks for. */
export function askedOf(sentence: string, { me, we, you }: Speaking): readonly string[] {
  const found = PLEASE.exec(sentence.trim());
  const who = me ?? we;
  if (found === null || who === undefined || found[3]!.length > LONGEST) return [];
  const [, not, verb = '', rest = ''] = found;
  if (/^(?:find|see|note|feel|be|accept|refer)$/u.test(verb)) return [];
  const theirs = `${not === undefined ? '' : 'not '}to ${verb} ${rest}`;
  const deed = retold(`Please ${theirs}`, { me: { ...who, name: who.name }, we, you })?.slice(7) ?? theirs;
  const reader = you?.name;
  return [
    `${who.name} asks ${reader === undefined ? 'the reader' : reader} ${deed}`,
    ...(reader === undefined ? [] : [`${reader} is asked ${deed}`]),
    ...(not === undefined ? [`${who.name} wants ${reader ?? 'the reader'} ${deed}`] : []),
  ];
}
