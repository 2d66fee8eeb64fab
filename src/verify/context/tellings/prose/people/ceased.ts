/** What is so no longer: a post that somebody left, and who came after; access, a right or a paper that was taken away. */
import { participleOf } from '../../../../../text/inflect.ts';
import type { Wording } from '../../terms/types.ts';
import { capital } from '../../words.ts';
import { OPEN, type Rewriter } from '../types.ts';

const LEFT = String.raw`(?:has |have )?(?:resigned|stepped down|stood down|retired|quit|was (?:dismissed|removed|ousted|relieved)|has been (?:dismissed|removed|ousted))`;
const POST = String.raw`((?:(?:the|our|its|their|a) )?[a-z]+(?: (?!and\b|in\b|on\b|at\b|last\b|after\b|with\b|because\b|to\b|when\b)[a-z]+){0,3})`;
const RESIGNED = new RegExp(
  String.raw`^([^,;]+?) (${LEFT}) (?:as|from (?:his|her|their) (?:post|position|role|job|office) as) ${POST}(.*)$`,
  'u',
);
/** Words by which a post is left later than it is said. */
const LATER =
  /\b(?:will|effective|with effect|from|until|pending|at the end|next|unless|if|reinstated|returned)\b/;
/** What takes a resignation back, or brings somebody into the post again. */
const STAYED =
  /\b(?:withdr[eao]w\p{L}*|rescind\p{L}*|took back|taken back|re-?elect\p{L}*|re-?appoint\p{L}*|reinstat\p{L}*|again|returned|came back|persuaded|refused|stayed on|not accepted)\b/iu;
const NAME = String.raw`((?:(?:Mrs?|Ms|Dr|Prof)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})`;
const SUCCEEDED = new RegExp(
  String.raw`^([^,;]+?) (?:was|has been|is) (?:succeeded|replaced)(?: as ${POST})? by ${NAME}((?: (?:in|on|last) [^,;]+)?)$`,
  'u',
);

const unowned = (post: string): string => post.replace(/^(?:the|our|its|their|a) /, '');

/** "Mr Ba is no longer treasurer" for "Mr Ba resigned as treasurer"; what follows "and" may name who came after him. */
function byPost({ text, whole: source }: Wording): readonly string[] {
  const found = RESIGNED.exec(text);
  if (found === null || OPEN.test(found[1]!) || STAYED.test(source)) return [];
  const [whole, who, , post = '', rest = ''] = found;
  if (LATER.test(rest)) return [];
  const own = unowned(post);
  const after = / and ((?:was|has been) (?:succeeded|replaced) .+)$/u.exec(whole)?.[1];
  const followed =
    after === undefined || / as /.test(after) ? after : after.replace(/ by /, ` as ${own} by `);
  return [
    `${who} is no longer ${own}`,
    `${who} is no longer the ${own}`,
    `${who} is not the ${own} any longer`,
    `${who} is the former ${own}`,
    ...(followed === undefined ? [] : [`${who} ${followed}`]),
  ];
}

/** "Ms Lund succeeded Mr Ba as treasurer", "Ms Lund became treasurer" for "Mr Ba was succeeded as treasurer by Ms Lund". */
function bySuccessor({ text }: Wording): readonly string[] {
  const found = SUCCEEDED.exec(text);
  if (found === null || OPEN.test(text)) return [];
  const [, who, post, other, when = ''] = found;
  const verb = /\breplaced\b/.test(text) ? 'replaced' : 'succeeded';
  if (post === undefined) return [`${other} ${verb} ${who}${when}`];
  const own = unowned(post);
  return [
    `${other} ${verb} ${who} as ${own}${when}`,
    `${other} became ${own}${when}`,
    `${other} became the ${own}${when}`,
    ...(/\bis\b/.test(text) ? [] : [`${other} took over as ${own}${when}`, `${who} is no longer ${own}`]),
  ];
}

const TAKEN = String.raw`(?:withdrawn|revoked|removed|taken away|terminated|rescinded|cut off)`;
const ACCESS = new RegExp(
  String.raw`^([^,;]+?)['’]s? ((?:\p{Ll}+ )?access|(?:right|permission) to [a-z]+|permission|licen[cs]e|permit)((?: (?:to|for|of) [^,;]+?)?) (?:was|were|has been|have been) ${TAKEN}((?: [^,;]+)?)$`,
  'iu',
);
const BACK = /\b(?:restor|reinstat|regain|returned|given back|re-?enabl|re-?grant|re-?issu|again)/i;

/** "Mr Li no longer has access to the vault", "lost access to it in June" for "his access to it was withdrawn in June". */
function byAccess({ text, whole }: Wording): readonly string[] {
  const found = ACCESS.exec(text);
  if (found === null || OPEN.test(text) || BACK.test(whole)) return [];
  const [, who, what = '', to = '', when = ''] = found;
  if (/\b(?:temporarily|for|by mistake|in error|not|partly)\b/.test(when)) return [];
  const one = /access$/.test(what) ? '' : 'a ';
  return [
    `${who} no longer has ${one}${what}${to}`,
    `${who} does not have ${one}${what}${to} any longer`,
    `${who} lost ${what}${to}${when}`,
    `${who} lost his ${what}${to}${when}`,
    `${who} lost her ${what}${to}${when}`,
    `${who} lost their ${what}${to}${when}`,
    `${who} has lost ${what}${to}`,
  ];
}

const FAILED = /^(.+?) (failed|fails|has failed|have failed|neglected|omitted|forgot) to ([a-z]+) (.+)$/u;
const PHRASE = / (?:by|on|in|at|within|to|for|before|during|until|from|with|since|because|as|after)\b.*$/u;

/** "The parts were not delivered by Monday" for "the supplier failed to deliver the parts by Monday". */
function byFailure({ text, lexicon }: Wording): readonly string[] {
  const found = FAILED.exec(text);
  if (found === null || OPEN.test(text)) return [];
  const [, who, , verb = '', rest = ''] = found;
  const what = rest.replace(PHRASE, '');
  const lemma = lexicon.lemma(verb, 'v');
  if (
    !/^(?:the|a|an|its|his|her|their|any|\d|\p{Lu})/u.test(what) ||
    / (?:and|or|that|to|which|who) /.test(` ${what} `)
  )
    return [`${who} did not ${verb} ${rest}`];
  const many = /\b(?:[a-z]+s|people|children)$/.test(what) && !/(?:ss|us|is)$/.test(what);
  const after = rest.slice(what.length);
  const own = what.replace(/^any /, 'the ');
  return [
    `${who} did not ${verb} ${rest}`,
    `${capital(own)} ${many ? 'were' : 'was'} not ${participleOf(lemma)}${after}`,
    `${capital(own)} ${many ? 'have' : 'has'} not been ${participleOf(lemma)}${after}`,
  ];
}

const NO_SIGN =
  /\b(found|saw|detected|identified|discovered|uncovered|has found|have found|observed|noticed) no (?:signs?|evidence|traces?|indications?) of (?:an? |any )?/u;

/** "Found no infection", "did not find an infection" for "found no sign of infection". */
function byNoSign({ text, said, lexicon }: Wording): readonly string[] {
  const found = NO_SIGN.exec(text);
  if (found === null || /\b(?:signs?|evidence|traces?|indications?)\b/.test(said)) return [];
  const [phrase, verb = ''] = found;
  const [before, what] = [text.slice(0, found.index), text.slice(found.index + phrase.length)];
  const own = lexicon.lemma(verb.replace(/^ha(?:s|ve) /, ''), 'v');
  const denied = /^has/.test(verb)
    ? 'has not found'
    : /^have/.test(verb)
      ? 'have not found'
      : `did not ${own}`;
  return [
    `${before}${verb} no ${what}`,
    ...['', 'any ', 'a ', 'an '].map((one) => `${before}${denied} ${one}${what}`),
  ];
}

export const CEASED: readonly Rewriter[] = [
  {
    of: /\b(?:no longer|any longer|any ?more|former|succeeded|replaced|became|took over)\b/,
    from: RESIGNED,
    write: byPost,
  },
  {
    of: /\b(?:succeeded|replaced|became|took over|no longer)\b/,
    from: SUCCEEDED,
    write: bySuccessor,
    reorders: true,
  },
  { of: /\b(?:no longer|any longer|any ?more|lost|not have)\b/, from: ACCESS, write: byAccess },
  { of: /\b(?:not|never)\b|n['’]t\b/, from: FAILED, write: byFailure, reorders: true },
  { of: /\b(?:not|no|never|nothing)\b|n['’]t\b/, from: NO_SIGN, write: byNoSign, reorders: true },
];
