/** What is the same for two: "A and B alike", "the same … as", "no differently from", "also applies to". */
import { capital } from '../words.ts';
import { mainOf } from './clause.ts';
import type { Rewriter, Wording } from './types.ts';

/** How one is treated as the other is, behind what is done. */
const WAY =
  /\b(?:in (?:just |exactly )?the same (?:way|manner|fashion) as|the same (?:way )?as|no differently (?:from|than|to)|not differently (?:from|than)|on the same (?:terms|conditions|footing|basis) as|just like|just as|exactly like|exactly as|like)\b/u;

/** "In the same way as" for "no differently from". */
function byWay({ text, said }: Wording): readonly string[] {
  const [ours, theirs] = [WAY.exec(said)?.[0], WAY.exec(text)?.[0]];
  if (ours === undefined) return [];
  if (theirs !== undefined) {
    if (ours === theirs || /\b(?:not|never)\b/.test(text.slice(0, text.indexOf(theirs)))) return [];
    if (
      theirs === 'like' &&
      !/\b(?:treated|handled|covered|insured|charged|paid|counted|billed) like\b/.test(text)
    )
      return [];
    return [text.replace(WAY, ours)];
  }
  const pair = PAIR_TREATED.exec(text);
  if (pair === null) return [];
  const [, one, other, verb] = pair;
  return [
    `${capital(one!)} are ${verb} ${ours} ${other}`,
    `${capital(other!)} are ${verb} ${ours} ${lowered(one!)}`,
    `${capital(one!)} is ${verb} ${ours} ${other}`,
    `${capital(other!)} is ${verb} ${ours} ${lowered(one!)}`,
  ];
}

const lowered = (text: string): string =>
  text.replace(/^\p{Lu}(?=\p{Ll}+ \p{Ll})/u, (letter) => letter.toLowerCase());

const PAIR_TREATED =
  /^(?:both )?([^,;:]+?) and ([^,;:]+?) are (?:both )?([a-z]+ed) (?:alike|equally|the same|in the same (?:way|manner)|identically|without (?:any )?(?:difference|distinction))$/iu;

const ALIKE = /^(.+?) and (.+?),? (?:alike|equally),? (.+)$/iu;
const BOTH = /^both (.+?) and (.+?) ((?:get|receive|have|pay|earn|enjoy|are) .+)$/iu;
const OBJECT =
  /^((?:will )?(?:gets?|receives?|pays?|ha(?:s|ve)|enjoys?|earns?|(?:is|are) (?:given|granted|entitled to|charged|paid|offered))) the (.+)$/u;
const SAME_AS = /^(.+?) the same (.+?) as (.+)$/u;

/** "Receive the same allowance as full-time staff" for "full-time and part-time staff alike receive the allowance". */
function bySame({ text, said }: Wording): readonly string[] {
  const own = SAME_AS.exec(said);
  if (own === null) return [];
  const pair = ALIKE.exec(text) ?? BOTH.exec(text);
  if (pair !== null) {
    const [, one = '', other = '', rest = ''] = pair;
    const object = OBJECT.exec(rest);
    if (object === null || /\b(?:and|or|not|if)\b/.test(rest)) return [];
    const noun = other.split(' ').slice(1).join(' ');
    // "Full-time and part-time staff": the first lacks the noun.
    const first = one.includes(' ') || noun === '' ? one : `${one} ${noun}`;
    const [, verb, what] = object;
    return [first, `${one}`].flatMap((each) => [
      `${capital(each)} ${verb} the same ${what} as ${lowered(other)}`,
      `${capital(other)} ${verb} the same ${what} as ${lowered(each)}`,
    ]);
  }
  const theirs = SAME_AS.exec(text);
  const main = mainOf(text);
  if (theirs === null) return [...applying(text, said)];
  // The sameness goes both ways.
  const verb = main?.predicate.split(' ')[0] ?? '';
  if (
    main === undefined ||
    main.lead !== '' ||
    !theirs[1]!.startsWith(main.subject) ||
    /\b(?:not|never)\b/.test(theirs[1]!)
  )
    return [];
  const deed = theirs[1]!.slice(main.subject.length).trim();
  if (deed !== verb && !/^(?:is|are) (?:given|paid|charged|entitled to)$/.test(deed)) return [];
  const plural = /s$/.test(theirs[3]!.split(' ').at(-1)!);
  return main.plural === plural
    ? [`${capital(theirs[3]!)} ${deed} the same ${theirs[2]} as ${lowered(main.subject)}`]
    : [];
}

const ALSO =
  /^(the .+?) (?:also )?appl(?:y|ies) (?:equally |also |likewise )?to (.+?)(?:,? (?:as well as|and(?: also)?|just as|as much as) (?:to )?(.+?))?(?: alike| equally| as well| too)?$/iu;

const TO_BOTH =
  /^(the .+?) appl(?:y|ies)(?: equally| alike)? to (?:both )?([^,;]+?) and ([^,;]+?)(?: alike| equally)?$/iu;

/** "The same rule applies to A as to B" for "the rule applies to A and B alike". */
function applying(text: string, said: string): readonly string[] {
  const found = ALSO.exec(text) ?? TO_BOTH.exec(text);
  const own = /\bthe same (.+?) appl(?:y|ies) to (.+?) (?:as to|and(?: to)?) (.+)$/iu.exec(said);
  if (found === null || found[3] === undefined) return [];
  const bound = /\b(?:is|are) (?:bound by|subject to|covered by|under|held to) the same (.+?) as /iu.exec(
    said,
  );
  if (bound !== null) {
    const verb = bound[0].slice(0, bound[0].indexOf(' the same '));
    const rule = found[1]!.replace(/^the /i, '');
    return [
      `${capital(found[2]!)} ${verb} the same ${rule} as ${found[3]}`,
      `${capital(found[3]!)} ${verb} the same ${rule} as ${found[2]}`,
    ];
  }
  if (own === null) return [];
  const joint = / as to /.test(own[0]) ? 'as to' : 'and';
  const verb = / apply /.test(own[0]) ? 'apply' : 'applies';
  const what = found[1]!.replace(/^the /i, '');
  return [
    `The same ${what} ${verb} to ${found[2]} ${joint} ${found[3]}`,
    `The same ${what} ${verb} to ${found[3]} ${joint} ${found[2]}`,
  ];
}

const BOTH_MAY = /^(.+?) and (.+?) (may|can|must|will|are|have) both (.+)$/iu;

/** "Residents and visitors alike may use it" for "both may use it". */
function byBoth({ text, said }: Wording): readonly string[] {
  const found = BOTH_MAY.exec(text);
  if (found === null) return [];
  const [, one, other, verb, rest] = found;
  const plain = `${one} and ${other} ${verb} ${rest}`;
  const used = /^use (.+)$/u.exec(rest!);
  const passive =
    used === null || !/\balike$/.test(said)
      ? []
      : [`${capital(used[1]!)} ${verb} be used by ${lowered(one!)} and ${other} alike`];
  return [plain, `${one} and ${other} alike ${verb} ${rest}`, ...passive];
}

const TWO_ALIKE = /^(.*?)\b(for|to|by|from|of) ([^,;:]+?) and ([^,;:]+?) alike$/u;

/** "The channel stays open for Business customers" for "… for Enterprise and Business customers alike". */
function ofEither({ text }: Wording): readonly string[] {
  const found = TWO_ALIKE.exec(text);
  if (found !== null) {
    const [, lead, prep, one = '', other = ''] = found;
    const noun = other.split(' ').slice(1).join(' ');
    return [one, ...(noun === '' ? [] : [`${one} ${noun}`]), other].map((each) => `${lead}${prep} ${each}`);
  }
  const pair = ALIKE.exec(text);
  if (pair === null) return [];
  const [, one = '', other = '', rest] = pair;
  const noun = other.split(' ').slice(1).join(' ');
  return [...(noun === '' || one.includes(' ') ? [one] : [`${one} ${noun}`]), capital(other)].map(
    (each) => `${each} ${rest}`,
  );
}

export const ALIKE_TURNS: readonly Rewriter[] = [
  { of: /\b(?:and|alike|both|equally)\b/, from: BOTH_MAY, write: byBoth },
  { of: WAY, write: byWay },
  { of: /\bthe same\b/, write: bySame },
  { of: /[a-z]/, from: [TWO_ALIKE, ALIKE], write: ofEither },
];
