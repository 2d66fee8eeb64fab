/** Clauses of contracts: by what notice one may end them, what follows an event within a time, and what "unless" lets in. */
import { capital } from '../words.ts';
import { BARRED, lowered, mainOf, SPAN } from './clause.ts';
import type { Rewriter, Wording } from './types.ts';

const NOTICE = new RegExp(
  String.raw`,? (?:by giving|upon giving|on giving|with|on|upon|subject to|after giving)(?: (?:the other party|the other|the (?:landlord|tenant|client|provider|supplier|customer|employer|employee|company)|each other|us|you))? (at least |not less than |no less than |a minimum of )?(${SPAN})['\u2019]?s?['\u2019]? ((?:(?:prior|advance|written) )*)notice( in writing)?(?: to the other party)?`,
  'iu',
);
const WITH =
  /\b(with|on|upon|by giving|subject to)(?= (?:the other party )?(?:at least |not less than )?(?:\d|an? |one|two|three|four|five|six))/iu;

/** "With at least 60 days' written notice" for "by giving the other party at least 60 days' written notice". */
function byNotice({ text, said }: Wording): readonly string[] {
  const found = NOTICE.exec(text);
  if (found === null || !/\bnotice\b/.test(said)) return [];
  const [whole, least = '', span = '', kind = '', inWriting] = found;
  const own = WITH.exec(said)?.[1]?.toLowerCase() ?? 'with';
  const days = /s$/.test(span) ? `${span}'` : `${span}'s`;
  const written = inWriting === undefined ? kind : `${kind}written `;
  return [...new Set([least, ''])].map((bound) =>
    text.replace(whole, ` ${own} ${bound}${days} ${written}notice`),
  );
}

const PERIOD = new RegExp(
  String.raw`^The notice period (?:for|of) ([^,;:]{2,40}?) is (at least )?(${SPAN})$`,
  'iu',
);
const MUST_GIVE = /\b(must|ha(?:s|ve) to|needs? to) give\b/u;

/** "The tenant must give three months' notice" for "the notice period for the tenant is three months". */
function byPeriod({ text, said }: Wording): readonly string[] {
  const [found, must] = [PERIOD.exec(text), MUST_GIVE.exec(said)?.[1]];
  if (found === null || must === undefined) return [];
  const [, who = '', least = '', span = ''] = found;
  const days = /s$/.test(span) ? `${span}'` : `${span}'s`;
  return [
    `${capital(who)} ${must} give ${least}${days} notice`,
    `${capital(who)} ${must} give notice ${least}${span} in advance`,
  ];
}

const ENDING =
  /^(.+?) (?:may|can) (terminate|cancel|end|leave|resign)\b(?: (?:(?:this|the|his|her|their) [a-z]+))?( for convenience| early)?/iu;
const NOUNS: Readonly<Record<string, string>> = {
  terminate: 'termination',
  cancel: 'cancellation',
  end: 'ending the agreement',
  leave: 'leaving',
  resign: 'resignation',
};

/** "Termination for convenience requires 60 days' notice" for "either party may terminate for convenience by giving …". */
function byNeededNotice({ text, said }: Wording): readonly string[] {
  const [ending, notice] = [ENDING.exec(text), NOTICE.exec(text)];
  if (ending === null || notice === null || /\b(?:if|unless|only|immediately)\b/i.test(text)) return [];
  if (!/^(?:either|each|any|both) part/i.test(ending[1]!)) return [];
  const [, least = '', span = '', kind = ''] = notice;
  const noun = capital(NOUNS[ending[2]!.toLowerCase()]!);
  const days = /s$/.test(span) ? `${span}'` : `${span}'s`;
  const need = /\b(?:requires|needs)\b/.exec(said)?.[0] ?? 'requires';
  return [`${noun}${ending[3] ?? ''} ${need} ${least}${days} ${kind}notice`];
}

const EVENT = new RegExp(
  String.raw`^(?:On|Upon|Following|After) ((?:the (?:[\p{L}-]+['\u2019]s? )?)?(?:written )?(?:termination|expiry|delivery|receipt|completion|cancellation|request|acceptance|approval|arrival|signature|discharge|resignation)(?: of [^,]+?)?), (.+?) (shall|must|will|has to|have to|is to|are to) ([^,;]+?) (within|no later than) (${SPAN})( [^,;]*)?$`,
  'iu',
);

/** "Must return it within 14 days of termination" for "on termination, … shall return it within 14 days". */
function byEvent({ text, said }: Wording): readonly string[] {
  const found = EVENT.exec(text);
  if (found === null || /\b(?:if|unless|not|only)\b/.test(text)) return [];
  const [, event = '', who = '', modal = '', deed = '', within = '', span = '', rest = ''] = found;
  const must = /\b(?:must|shall|will|has to|have to)\b/.exec(said)?.[0] ?? modal;
  return ['of', 'after'].flatMap((of) => [
    `${capital(who)} ${must} ${deed} ${within} ${span} ${of} ${event}${rest}`,
  ]);
}

const LATEST = new RegExp(
  String.raw`(?: without (?:undue|unreasonable) delay,? (?:and|but|and in any (?:case|event)),?)? (?:no|not) later than (${SPAN}) (?:after|from) (?=[\p{Ll}])`,
  'iu',
);

/** "Within 24 hours of becoming aware of it" for "no later than 24 hours after becoming aware of it". */
function byLatest({ text }: Wording): readonly string[] {
  const found = LATEST.exec(text);
  if (found === null) return [];
  return ['of', 'after'].map((of) => text.replace(found[0], ` within ${found[1]} ${of} `));
}

const WITHOUT =
  /^(.+?) (?:may not|must not|shall not|cannot|can not) ([a-z]+) ([^,;]+?) without (the |an? )?((?:(?:prior|written|express|explicit) )*)(consent|approval|permission|authori[sz]ation|agreement) (?:of|from|by) (the [^,;]+?|\p{Lu}[^,;]+?)$/iu;

/** "Without the buyer's written consent". */
const OWNED =
  /\bwithout ((?:the )?[\p{L}-]+)['\u2019]s? ((?:(?:prior|written|express|explicit) )*(?:consent|approval|permission|authori[sz]ation|agreement))$/iu;

/** "Needs the landlord's consent to sublet" for "may not sublet without the consent of the landlord". */
function byConsent({ text, said }: Wording): readonly string[] {
  const owned = OWNED.exec(text);
  const found = WITHOUT.exec(
    owned === null ? text : text.replace(owned[0], `without the ${owned[2]} of ${owned[1]}`),
  );
  if (found === null || /\b(?:if|unless|except|only)\b/i.test(text)) return [];
  const [, who = '', verb = '', what = '', , kind = '', consent = '', whose = ''] = found;
  const owner = whose.endsWith('s') ? `${whose}'` : `${whose}'s`;
  const need = /\b(?:needs?|requires?|must have|must obtain|must get)\b/.exec(said)?.[0] ?? 'needs';
  const kinds = [...new Set([kind, kind.replace(/\bprior /i, ''), ''])];
  return kinds.flatMap((one) => [
    `${who} ${need} ${owner} ${one}${consent} to ${verb} ${what}`,
    `${who} ${need} the ${one}${consent} of ${whose} to ${verb} ${what}`,
    `${who} may only ${verb} ${what} with ${owner} ${one}${consent}`,
    `${who} may ${verb} ${what} only with ${owner} ${one}${consent}`,
  ]);
}

const AT_EXPENSE =
  /^(.+?) (?:may|can|shall|will|must|is|are) (?:not )?(?:to )?(?:be )?.+? at (the [\p{L} -]+?|our|your|\p{Lu}[\p{L} ]+?)(?:['’]s?)? (?:own |sole )?(?:cost|costs|expense)$/iu;

/** "The tenant bears the cost of repairs" for "repairs are carried out at the tenant's expense". */
function byExpense({ text }: Wording): readonly string[] {
  const found = AT_EXPENSE.exec(text);
  if (found === null || /\b(?:if|unless|not|except|only|or)\b/i.test(text)) return [];
  const [, what = '', whom = ''] = found;
  const who = /^our$/i.test(whom) ? 'We' : /^your$/i.test(whom) ? 'You' : capital(whom);
  const s = /^(?:We|You)$/.test(who) ? '' : 's';
  const thing = lowered(what);
  return [
    `${who} bear${s} the cost of ${thing}`,
    `${who} bear${s} the costs of ${thing}`,
    `${who} pay${s} for ${thing}`,
    `${who} must pay for ${thing}`,
    `${who} pay${s} the cost of ${thing}`,
  ];
}

const UNLESS = /^(.+?),? unless ([^,;]+)$/u;
const IF = /\b(?:if|only if|only when|provided)\b/iu;

/** "Refundable if the client ends it" for "not refundable unless the client ends it". */
function byUnless({ text, said }: Wording): readonly string[] {
  const found = UNLESS.exec(text);
  if (found === null || !IF.test(said) || /\bunless\b/i.test(said)) return [];
  const main = mainOf(found[1]!);
  if (main === undefined || main.lead !== '' || / (?:and|or|but) /.test(found[2]!)) return [];
  const barred = BARRED.exec(main.predicate)?.[0];
  if (barred === undefined || /\b(?:and|or|but|if|when)\b/.test(main.predicate)) return [];
  const rest = main.predicate.slice(barred.length);
  const be = main.plural ? 'are' : 'is';
  const positive = /^(?:is|are) not $/u.test(barred)
    ? `${be} ${rest}`
    : /^(?:must not|may not|can ?not)/u.test(barred)
      ? `${/\bcan\b/.test(said) ? 'can' : 'may'} ${rest}`
      : undefined;
  if (positive === undefined) return [];
  const condition = lowered(found[2]!);
  return ['if', 'only if'].map((mark) => `${main.subject} ${positive} ${mark} ${condition}`);
}

export const NOTICE_TURNS: readonly Rewriter[] = [
  { of: MUST_GIVE, write: byPeriod },
  { of: /\bnotice\b/i, from: NOTICE, write: byNotice, reorders: true },
  { of: /\brequires?\b.*\bnotice\b|\bneeds?\b.*\bnotice\b/i, write: byNeededNotice },
  { of: /\b(?:within|no later than)\b/i, from: EVENT, write: byEvent, reorders: true },
  { of: /\bwithin\b/i, from: LATEST, write: byLatest, reorders: true },
  { of: /\b(?:consent|approval|permission|authori[sz]ation|agreement)\b/i, write: byConsent, reorders: true },
  { of: /\b(?:cost|costs|pays?|expense)\b/i, from: AT_EXPENSE, write: byExpense },
  { of: IF, from: UNLESS, write: byUnless, reorders: true },
];
