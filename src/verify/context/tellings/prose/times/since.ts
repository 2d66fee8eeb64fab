/** What is so by a present perfect, what is not yet, and who came after whom in an office. */
import { agreed, participleOf, pastOf } from '../../../../../text/inflect.ts';
import { mainOf } from '../../terms/clause.ts';
import type { Wording } from '../../terms/types.ts';
import { capital } from '../../words.ts';
import { OPEN, type Rewriter } from '../types.ts';

/** What one goes on doing who has done it since. */
const CONTINUING =
  /^(?:advise|belong|captain|chair|coach|coordinate|direct|edit|employ|govern|head|hold|host|keep|know|lead|lease|live|manage|operate|oversee|own|play|present|rent|represent|reside|run|serve|supervise|supply|teach|use|work)$/;
const SINCE = /^(?:now |always )?(been )?([a-z]+)\b ?(.*?),? since .+$/u;

const HAS_SINCE = / ha(?:s|ve) .* since |^Since .* ha(?:s|ve) /u;

/** "Leads it" for "has led it since 2021". */
function bySince({ text, lexicon }: Wording): readonly string[] {
  if (!HAS_SINCE.test(text)) return [];
  const main = mainOf(text);
  const led = /^Since [^,]+?,? $/u.test(main?.lead ?? '');
  const has = /^(?:has|have) /.exec(main?.predicate ?? '')?.[0];
  if (main === undefined || has === undefined || (main.lead !== '' && !led)) return [];
  const found = SINCE.exec(`${main.predicate.slice(has.length)}${led ? ' since then' : ''}`);
  if (found === null || /\b(?:not|never|no|only|if|until)\b/.test(found[0])) return [];
  const [, been, verb = '', rest = ''] = found;
  const plural = has === 'have ';
  const put = (form: string): string => `${capital(main.subject)} ${form}${rest === '' ? '' : ` ${rest}`}`;
  if (been !== undefined) return [put(`${plural ? 'are' : 'is'} ${verb}`)];
  const lemma = lexicon.lemma(verb, 'v');
  return CONTINUING.test(lemma) ? [put(agreed(lemma, plural))] : [];
}

const YET =
  /^(?:must still|still (?:must|has to|have to|needs? to)|(?:has|have) (?:yet|still) to|(?:is|are) (?:yet|still) to|(?:needs?|remains?) (?:yet |still )?to|still (?:needs?|remains?) to) (be )?([a-z]+)(.*)$/u;
/** Where, when and how it is to be done: of what has not been done nothing is said. */
const THEN = /,? (?:at|on|in|by|before|within|until|next|this|later|first|after|during|when)\b.*$/u;

/** "Have not yet ratified it" for "must still ratify it". */
function byNotYet({ text, lexicon }: Wording): readonly string[] {
  if (!/\b(?:still|yet|remains?)\b/.test(text)) return [];
  const main = mainOf(text);
  const found = YET.exec(main?.predicate ?? '');
  if (main === undefined || found === null || main.lead !== '') return [];
  const [, be, verb = '', rest = ''] = found;
  if (lexicon.lemmas(verb).every(({ pos }) => pos !== 'v')) return [];
  const has =
    main.plural || (/[^s]s$/.test(main.subject) && !/^(?:has|is) /.test(main.predicate)) ? 'have' : 'has';
  const done = be === undefined ? participleOf(verb) : `been ${verb}`;
  const whats = [...new Set([rest, rest.replace(THEN, '')])];
  return whats.flatMap((what) => [
    `${main.subject} ${has} not yet ${done}${what}`,
    `${main.subject} ${has} not ${done}${what}`,
    `${main.subject} ${has} not ${done}${what} yet`,
    `${main.subject} ${has} still not ${done}${what}`,
  ]);
}

const NAMED =
  /^(.+?),? (has|have) been (?:promoted to|appointed(?: as)?|elected(?: as)?|named(?: as)?|made|chosen as|confirmed as) (.+)$/u;
const CHOSEN =
  /^(.+?) (?:was|were|has been|have been) (?:promoted to|appointed(?: as)?|elected(?: as)?|named(?: as)?|made|chosen as|confirmed as) ([^;]+?)(?:;.*)?$/u;

/** "Is head of sales" for "has been promoted to head of sales", "became treasurer" for "was elected treasurer". */
function byOffice({ text }: Wording): readonly string[] {
  const plain = text.replace(/^(\p{Lu}[\p{L} .]+?), who [^,]+, (?=has |was )/u, '$1 ');
  if (OPEN.test(plain)) return [];
  const [now, then] = [NAMED.exec(plain), CHOSEN.exec(plain)];
  return [
    ...(now === null
      ? []
      : [
          `${now[1]} ${now[2] === 'has' ? 'is' : 'are'} ${now[3]}`,
          `${now[1]} ${now[2] === 'has' ? 'is' : 'are'} the ${now[3]}`,
        ]),
    ...(then === null ? [] : [`${then[1]} became ${then[2]}`]),
  ];
}

const NAME = String.raw`(?:(?:Mrs?|Ms|Dr|Prof)\.? )?\p{Lu}[\p{L}'\u2019-]+(?: \p{Lu}[\p{L}'\u2019-]+){0,2}`;
const SUCCEEDS = new RegExp(
  String.raw`(?:^|[;,] (?:when |and )?)(${NAME}|she|he) (?:succeeds|succeeded|replaces|replaced|takes over from|took over from|(?:has )?(?:succeeded|replaced|taken over from)) (${NAME})(?: as ([a-z][a-z ]+?))?(?=[,;.]|$)`,
  'u',
);
const ROLE = new RegExp(
  String.raw`^(${NAME}) (?:was|has been|is) (?:(?:elected|appointed|named|made)(?: as)? )?(?:the )?(?:new )?([a-z][a-z ]+?)(?=[,;.])`,
  'u',
);
const HELD = new RegExp(String.raw`^(${NAME}) has ([a-z]+) (.+?) since [^,]+, when `, 'u');

/** "Mr Lowe was treasurer before Mrs Pratt" for "Mrs Pratt was elected treasurer; she succeeds Mr Lowe". */
function bySuccessor({ text, lexicon }: Wording): readonly string[] {
  const found = SUCCEEDS.exec(text);
  if (found === null || OPEN.test(text)) return [];
  const [held, role] = [HELD.exec(text), ROLE.exec(text)];
  const first = /^(?:she|he)$/.test(found[1]!) ? (held?.[1] ?? role?.[1]) : found[1]!;
  if (first === undefined) return [];
  const former = found[2]!;
  const office = found[3] ?? role?.[2];
  const lemma = held === null ? '' : lexicon.lemma(held[2]!, 'v');
  return [
    `${first} is the successor of ${former}`,
    `${first} is ${former}'s successor`,
    `${former} is the predecessor of ${first}`,
    `${former} was ${first}'s predecessor`,
    ...(office === undefined
      ? []
      : [
          `${former} was ${office} before ${first}`,
          `${former} was the ${office} before ${first}`,
          `${former} was ${office}`,
        ]),
    ...(held !== null && held[1] === first && CONTINUING.test(lemma)
      ? [`${former} ${pastOf(lemma)} ${held[3]} before ${first}`, `${former} ${pastOf(lemma)} ${held[3]}`]
      : []),
  ];
}

const REPORTS = new RegExp(
  String.raw`^(${NAME}|[Tt]he [a-z ]+?) reports to (${NAME}|the [a-z ]+?)(?=$|,| and is | and has )`,
  'u',
);
const BOSS = /\b(boss|superior|supervisor|line manager)\b/;

/** "Omar Aziz is her boss" for "she reports to Omar Aziz". */
function byBoss({ text, said }: Wording): readonly string[] {
  const [found, noun] = [REPORTS.exec(text), BOSS.exec(said)?.[1]];
  if (found === null || noun === undefined) return [];
  const [, who = '', boss = ''] = found;
  return [`${capital(boss)} is ${who}'s ${noun}`, `${capital(boss)} is the ${noun} of ${who}`];
}

const FORMER_POST = new RegExp(
  String.raw`^(${NAME})['\u2019]s? (?:former|previous|old) (?:post|job|role|position|office) as (?:an? |the )?([a-z][a-z ]+?) (?:has|is|was|will)\b`,
  'u',
);
const FROM_FIRM = new RegExp(
  String.raw`^(${NAME}),? (?:who )?joined (?:us|them|the [a-z]+|${NAME})(?: in \d{4})? from (${NAME})(?: in \d{4})?\b`,
  'u',
);

/** "Was category manager" for "her former post as category manager", "used to work for Siemens" for "joined us from Siemens". */
function byFormer({ text }: Wording): readonly string[] {
  const [post, firm] = [FORMER_POST.exec(text), FROM_FIRM.exec(text)];
  return [
    ...(post === null
      ? []
      : [
          `${post[1]} was ${post[2]}`,
          `${post[1]} used to be ${post[2]}`,
          `${post[1]} was a ${post[2]}`,
          `${post[1]} was the ${post[2]}`,
        ]),
    ...(firm === null
      ? []
      : ['for', 'at'].flatMap((at) => [
          `${firm[1]} used to work ${at} ${firm[2]}`,
          `${firm[1]} worked ${at} ${firm[2]}`,
          `${firm[1]} worked ${at} ${firm[2]} before`,
        ])),
  ];
}

const POST =
  /^(?:\p{Lu}[\p{L} ]+?['\u2019]s?|Her|His|The) (?:former |previous |old )?(post|job|position) (?:as|of) ([a-z][a-z ]+?) (?=has |is |was |will )/u;

/** "The post of category manager" for "her former post as category manager". */
const byPost = ({ text }: Wording): readonly string[] => {
  const found = POST.exec(text);
  if (found === null) return [];
  const rest = text.slice(found[0].length);
  return ['of', 'as'].map((of) => `The ${found[1]} ${of} ${found[2]} ${rest}`);
};

export const SINCE_TURNS: readonly Rewriter[] = [
  {
    of: /\b(?:is|are|[a-z]{3,}s|lead|manage|run|own|live|work|hold|use)\b/,
    from: HAS_SINCE,
    write: bySince,
    reorders: true,
  },
  { of: /\b(?:not|yet|still)\b|n['\u2019]t\b/, write: byNotYet, reorders: true },
  { of: /\b(?:is|are|became|become)\b/, write: byOffice, reorders: true },
  { of: /\b(?:successor|predecessor|before|was|led)\b/, from: SUCCEEDS, write: bySuccessor, reorders: true },
  { of: BOSS, write: byBoss },
  { of: /\b(?:post|job|position)\b/, from: POST, write: byPost, reorders: true },
  { of: /\b(?:was|used to|worked)\b/, from: [FORMER_POST, FROM_FIRM], write: byFormer, reorders: true },
];
