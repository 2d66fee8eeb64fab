/** What somebody may do or is to get: by right, by leave, by what is given, and by what can be done with a thing. */
import { matchesOf } from '../../../../text/matches.ts';
import { isServed } from '../../roles-addressed.ts';
import { capital, lower } from '../words.ts';
import { mainOf, SPAN } from './clause.ts';
import type { Rewriter, Wording } from './types.ts';

/** "May" and what says as much, before a verb. */
const MAY =
  /\b(?:may|can|(?:is|are) (?:allowed|permitted|entitled|authori[sz]ed|able|free|welcome|at liberty) to|ha(?:s|ve) (?:the|a) (?:right|option|possibility|choice|chance) to|ha(?:s|ve) permission to)(?! not\b)(?= [a-z])/u;
const MAY_NOT =
  /\b(?:may not|can ?not|(?:is|are) not (?:allowed|permitted|entitled|authori[sz]ed|able|free|at liberty) to|do(?:es)? not have (?:the right|the option|permission) to|ha(?:s|ve) no right to)(?= [a-z])/u;
/** Those turns that grammar does not read as leave to do something. */
const BY_RIGHT = /\b(?:free|welcome|liberty|right|option|possibility|choice|chance|permission)\b/;
/** Who may do something, not what may come to be. */
const SOMEBODY =
  /\b(?:staff|team|company|companies|party|parties|firm|supplier|landlord|contractor|seller|manager|owner|holder|parent|trainee|intern|student|pupil|freelancer|partner|agent|driver|crew|volunteer|nurse|teacher|anyone|everyone|everybody|whoever|you|we|they|he|she)s?\b/i;

/** "Are free to keep" for "may keep", in the claim's turn. */
function byLeave({ text, said }: Wording): readonly string[] {
  return [MAY_NOT, MAY].flatMap((turn) => {
    const [ours, theirs] = [turn.exec(said)?.[0], turn.exec(text)?.[0]];
    if (ours === undefined || theirs === undefined || ours === theirs) return [];
    if (turn === MAY && (MAY_NOT.test(said) || MAY_NOT.test(text))) return [];
    if (!BY_RIGHT.test(ours) && !BY_RIGHT.test(theirs)) return [];
    const subject = mainOf(text)?.subject;
    if (subject === undefined || !isSomebody(subject)) return [];
    return [text.replace(turn, ours)];
  });
}

const isSomebody = (subject: string): boolean => {
  const noun = subject.toLowerCase().split(/ (?:of|who|with|in|on|from|that)\b/)[0]!;
  const last = noun.split(' ').at(-1)!;
  return (
    SOMEBODY.test(noun) ||
    isServed(last) ||
    isServed(last.replace(/s$/, '')) ||
    /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(subject)
  );
};

const POSSIBLE = /^It is possible (?:for [^,;]+? )?to (?=[a-z])/u;
const YOU_MAY =
  /^(?:You|Customers|Guests|Members|Users|Visitors|We let you|Passengers|Tenants|Students) (?:can|may) (?!not\b)([a-z].+)$/u;

/** "It is possible to pay in parts" for "you can pay in parts". */
function byPossible({ text, said }: Wording): readonly string[] {
  const [ours, theirs] = [POSSIBLE.exec(said), YOU_MAY.exec(text)];
  if (ours === null || theirs === null || /\b(?:your|their)\b/.test(theirs[1]!)) return [];
  return [`It is possible to ${theirs[1]}`];
}

const GETS =
  /(gets?|receives?|ha(?:s|ve)|(?:is|are) (?:given|granted|allowed|due|entitled to)|earns?|enjoys?|qualif(?:y|ies) for|(?:is|are) eligible for|ha(?:s|ve) (?:a|the) right to) (?=(?:an?|one|the|\d+|up to|at least|two|three|four|five|six|seven|eight|nine|ten|half|full|free|paid|(?!to )[a-z]+ (?:leave|pay|allowance|discount|access|cover))\b)/u;
const GETTING = new RegExp(`^${GETS.source}`, 'u');
const DUE = new RegExp(
  String.raw`\b(?:${SPAN}|leave|allowance|discount|refund|compensation|rebate|bonus|access|pay|cover|voucher|credit|break|reduction|holiday|support|upgrade)s?\b`,
  'iu',
);
/** What is counted by the year, whether that is said or not. */
const YEARLY = /\b(?:annual leave|holidays?|paid leave|vacation)\b/i;
const A_YEAR = / (?:each|every|a|per) (?:calendar )?year$/u;
/** What one has and is not entitled to by that. */
const HAVING = /^ha(?:s|ve) (?!(?:a|the) right)/;

/** "Are entitled to 25 days" for "get 25 days". */
function byGrant({ text, said }: Wording): readonly string[] {
  if (!GETS.test(said) || !GETS.test(text)) return [];
  const [ours, theirs] = [mainOf(said), mainOf(text)];
  if (ours === undefined || theirs === undefined) return [];
  const [own, other] = [GETTING.exec(ours.predicate)?.[1], GETTING.exec(theirs.predicate)?.[1]];
  if (own === undefined || other === undefined || own === other) return [];
  const what = theirs.predicate.slice(other.length).trim();
  if (!DUE.test(what)) return [];
  if (
    (HAVING.test(own) || HAVING.test(other)) &&
    !/\b(?:days?|weeks?|leave|allowance|discount|access|holiday)\b/i.test(what)
  )
    return [];
  // What one qualifies for may hang on more than being one of those.
  if (/^(?:qualif|is eligible|are eligible)/.test(other)) return [];
  const plain = what.replace(A_YEAR, '');
  const texts = plain !== what && YEARLY.test(plain) ? [what, plain] : [what];
  return texts.map((due) => `${theirs.lead}${theirs.subject} ${own} ${due}`);
}

const AMOUNT = new RegExp(
  String.raw`^(?:the )?([a-z][a-z -]*?)(?: (?:entitlement|allowance|quota))? (?:for|of) ([^,;:]{3,40}?) (?:is|are|amounts to|comes to|stands at) (${SPAN})((?: (?:a|per|each|every) (?:calendar )?(?:year|month|week))?)$`,
  'iu',
);

/** "The leave of full-time staff is 30 days": they get 30 days of leave. */
function byAmount({ text, said }: Wording): readonly string[] {
  const found = AMOUNT.exec(text);
  const own = GETTING.exec(mainOf(said)?.predicate ?? '')?.[1];
  if (found === null || own === undefined || HAVING.test(own)) return [];
  const [, what = '', whom = '', length = '', rate = ''] = found;
  if (!/\b(?:leave|holiday|vacation|rest|break|absence)\b/.test(what)) return [];
  return [
    `${capital(whom)} ${own} ${length} of ${what.toLowerCase()}${rate}`,
    `${capital(whom)} ${own} ${length}${rate}`,
  ];
}

const PASSIVE = /^(?:can|may) be ([a-z]+(?:ed|n|t|ought))\b(.*)$/u;
/** Whoever a text serves, any of them, as a claim opens with it. */
const ANYONE = /^(?:an? |the |all |every |any )?([a-z]+)$/iu;

/** "Customers can return goods" for "goods can be returned", where the text is for nobody else. */
function byAnyone({ text, said, whole, lexicon }: Wording): readonly string[] {
  const [ours, theirs] = [mainOf(said), mainOf(text)];
  const noun = ANYONE.exec(ours?.subject ?? '')?.[1]?.toLowerCase();
  const done = PASSIVE.exec(theirs?.predicate ?? '');
  if (noun === undefined || theirs === undefined || done === null || !isServed(lexicon.lemma(noun, 'n')))
    return [];
  const others = matchesOf(whole, /\b[a-z]+\b/giu).some(([word]) => {
    const lemma = lexicon.lemma(word.toLowerCase(), 'n');
    return isServed(lemma) && lemma !== lexicon.lemma(noun, 'n');
  });
  if (others || /\bby (?!(?:post|mail|email|phone|card|\d|the end|then)\b)/.test(done[2]!)) return [];
  const what = lower(theirs.subject);
  return [`${theirs.lead}${ours!.subject} can ${lexicon.lemma(done[1]!, 'v')} ${what}${done[2]}`];
}

const ALLOWED_TIME = new RegExp(
  String.raw`^(.+?) ha(?:s|ve) (${SPAN})(?: (?:from|after) [^,;]{3,30}?)? to ([a-z]+) (.+)$`,
  'u',
);
const IN_TIME = new RegExp(String.raw`^(.+?)(,? within (${SPAN})((?: (?:of|from|after) [^,;]+)?))$`, 'u');
const ABLE = new RegExp(MAY.source.replace(String.raw`\b(?:`, '^(?:'), 'u');

/** "Have 30 days to return them" for "may return them within 30 days", and the other way round. */
function byPeriod(wording: Wording): readonly string[] {
  const { text, said, lexicon } = wording;
  const given = ALLOWED_TIME.exec(text);
  if (given !== null && MAY.test(said)) {
    const [, who, length, verb, what] = given;
    return [`${who} may ${verb} ${what} within ${length}`];
  }
  const own = ALLOWED_TIME.exec(said);
  if (own === null) return [];
  const have = / (ha(?:s|ve)) /.exec(said)![1]!;
  return [text, ...byAnyone(wording)].flatMap((one) => {
    const main = mainOf(one);
    const leave = ABLE.exec(main?.predicate ?? '')?.[0];
    const timed = main && leave ? IN_TIME.exec(main.predicate.slice(leave.length).trim()) : null;
    if (main === undefined || timed === null) return [];
    const [, deed, , length, since = ''] = timed;
    const from = since.replace(/^ (?:of|after)/, ' from');
    // "Report a defect" where defects, any of them, can be reported.
    const [, verb = '', what = ''] = /^([a-z]+) (.+)$/u.exec(deed!) ?? [];
    const single = /^an? (.+)$/u.exec(own[4]!)?.[1];
    if (single !== undefined && lexicon.lemma(what, 'n') === single)
      return [`${main.subject} ${have} ${length} to ${verb} ${own[4]}`];
    return [
      `${main.subject} ${have} ${length} to ${deed}`,
      `${main.subject} ${have} ${length}${from} to ${deed}`,
    ];
  });
}

const EITHER =
  /^(.*?\b(?:may|can|(?:is|are) (?:allowed|permitted|entitled|free) to)\b(?! not)[^,;]*?)\b(?:either )?([^,;]+?) or ([^,;]+)$/u;

/** The same of three or more: "can be paid by card, cheque or bank transfer". */
const ANY_OF =
  /^(.*?\b(?:may|can|(?:is|are) (?:allowed|permitted|entitled|free) to)\b(?! not)[^,;:]* (?:by|in|at|on|with|from|to)) ([^,;:]{2,30}(?:, [^,;:]{2,30}){1,5}),? or ([^,;:]{2,30})$/u;
/** What bounds the last of them, and the others too as far as one can tell: "by card or bank transfer from May". */
const BOUNDED =
  / (?:from|until|till|after|before|during|within|for|on|at|in|between|when|where|while|with|once|per|up to|over|under|subject to|provided|as long as)\b.*$/u;

/** Of two things that one may choose from, one: "may keep a cat or two birds" says that one may keep a cat. */
function ofChoice({ text, said }: Wording): readonly string[] {
  if (/\bor\b/.test(said) || (text.match(/\bor\b/g) ?? []).length !== 1) return [];
  if (/\b(?:not|no|never|nor|unless|if|whether|without|except|only)\b/.test(text)) return [];
  const [, lead = '', others = '', last = ''] = ANY_OF.exec(text) ?? [];
  const end = BOUNDED.exec(last)?.[0] ?? '';
  if (lead !== '')
    return [...others.split(', '), last].map((one) => `${lead} ${one}${one === last ? '' : end}`);
  if (!EITHER.test(text) || mainOf(text) === undefined) return [];
  const at = text.indexOf(' or ');
  const [before, after] = [text.slice(0, at), text.slice(at + 4)];
  const heads =
    /^(.*\b(?:may|can|to)\b.*?)((?:(?:one|an?|two|three|four|\d+|the|their|his|her|its|by|in|at|on|with|for) )?[\p{L}-]+(?: [\p{L}-]+)?)$/u.exec(
      before,
    );
  const first = `${before.replace(/\beither /, '')}${BOUNDED.exec(after)?.[0] ?? ''}`;
  if (heads === null) return [first];
  const opening = heads[1]!.replace(/\beither /, '');
  // "By phone or e-mail": the second has the preposition of the first.
  const prep = /^(?:by|in|at|on|with|for) /u.exec(heads[2]!)?.[0] ?? '';
  return [first, `${opening}${after}`, ...(prep === '' ? [] : [`${opening}${prep}${after}`])];
}

export const ENTITLED: readonly Rewriter[] = [
  { of: POSSIBLE, write: byPossible },
  {
    of: /\b(?:may|can|cannot|allowed|permitted|entitled|free|welcome|liberty|right|option|permission|able)\b/,
    write: byLeave,
  },
  {
    of: /\b(?:gets?|receives?|ha(?:s|ve)|given|granted|allowed|due|entitled|earns?|enjoys?|qualif\w+|eligible|right)\b/,
    write: byGrant,
  },
  { of: /\b(?:gets?|receives?|given|granted|allowed|due|entitled|eligible|right)\b/, write: byAmount },
  { of: /\b(?:may|can|allowed|entitled)\b/, write: byAnyone },
  {
    of: /\b(?:may|can|allowed|entitled|ha(?:s|ve) (?:[\w-]+ ){1,3}(?:days?|weeks?|months?|hours?|years?))\b/,
    write: byPeriod,
  },
  { of: /\b(?:may|can|allowed|permitted|entitled|free)\b/, write: ofChoice },
];
