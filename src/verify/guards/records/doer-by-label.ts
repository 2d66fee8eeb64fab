/** "The bank transferred the money" by "Money transfer / Sender: Kim / Receiver: bank": who stands under a role did what that role does. */
import { wordSet } from '../../../text/word-set.ts';
import { asItStands } from '../as-it-stands.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';
import { plainDeed } from '../plain-deed.ts';

/** For the nouns of a role what whoever has it does. */
const ROLES: readonly (readonly [roles: string, deeds: string])[] = [
  ['receiver recipient payee beneficiary addressee consignee', 'receive get obtain accept collect'],
  ['sender shipper consignor remitter', 'send ship transfer wire remit mail dispatch pay forward post'],
  ['payer payor', 'pay transfer settle send'],
  ['reviewer', 'review check examine assess inspect comment read'],
  [
    'approver authoriser authorizer',
    'approve authorise authorize sign accept grant confirm allow release permit',
  ],
  [
    'requester requestor applicant petitioner',
    'request apply ask submit file want need seek make raise open',
  ],
  ['claimant', 'claim request ask submit file apply make raise'],
  ['reporter notifier', 'report notice raise file open submit log find notify'],
  ['creator', 'create open make write raise submit set'],
  ['buyer purchaser', 'buy purchase order pay acquire receive get'],
  ['seller vendor supplier', 'sell supply ship deliver transfer send provide issue invoice bill charge'],
  ['lessee renter', 'rent lease live occupy pay hire use'],
  ['lessor landlord', 'let lease own rent'],
  ['borrower debtor', 'borrow owe repay pay receive return'],
  ['lender creditor', 'lend grant give pay'],
  ['witness', 'witness see observe attend sign'],
  ['guarantor', 'guarantee sign'],
  ['insurer', 'insure cover pay'],
  ['carrier courier', 'carry ship deliver transport collect bring take'],
  ['inspector auditor examiner', 'inspect audit examine check review assess test'],
  ['tester', 'test check try run'],
  ['assignee', 'handle work do take own resolve fix'],
  ['donor', 'donate give'],
  ['heir', 'inherit receive'],
  ['translator', 'translate'],
  ['editor', 'edit revise'],
  ['supervisor manager', 'manage supervise lead head run oversee'],
];

/** What an author has others do: whatever else a change does is his. */
export const NOT_OF_AUTHORS = wordSet(
  'review approve authorise authorize check test examine inspect audit accept reject merge receive',
);
export const AUTHORS = wordSet('author writer committer');

export const DEEDS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  ROLES.flatMap(([roles, deeds]) => {
    const all = new Set(deeds.split(' '));
    return roles.split(' ').map((role) => [role, all] as const);
  }),
);
/** A field of a row or a line: a label with a sign behind it, or a role with its holder. */
const NOUN = `(${[...DEEDS.keys(), ...AUTHORS].join('|')})`;
const FIELD = new RegExp(
  String.raw`(?:^|[\n:;,.({|\u2013-])\s*(?:\p{L}+[ _-]){0,2}${NOUN} ?[:=] ?([^\n;,.(){}|]{1,60})|[:;,(]\s*${NOUN} ((?:[\p{L}\d'-]+ ?){1,2})(?=[,;.)\n]|$)`,
  'giu',
);
/** How something stands, and whom it waits for. */
const STATE = /\b(?:stat(?:e|us)|stage|phase|next(?: step)?|waiting|awaiting|pending)\b[^;,\n]*/giu;
/** What somebody has or is, whatever his role. */
export const STATES = wordSet('have be own hold earn live work need owe weigh cost want know mean like');
/** Letters by which a role tells of its own deed: "examiner" of to examine. */
export const STEM = 4;

export const DOER_BY_LABEL: Guard = against('role', 'any', isByOtherRole, { told: () => FIELD });

function isByOtherRole({ reading, support }: Told): boolean {
  const { doer, deed } = doerOf(reading) ?? {};
  if (doer === undefined || deed === undefined || STATES.has(deed)) return false;
  const told = support.sentences.map(asItStands).join('\n');
  const isHim = (text: string): boolean =>
    new RegExp(String.raw`(?<![\p{L}\d])${RegExp.escape(doer)}(?![\p{L}\d])`, 'iu').test(text);
  const roles = [...told.matchAll(FIELD)].flatMap(
    ([whole, label = '', signed = '', role = label, held = signed]) =>
      isHim(held) ? [{ whole, role: role.toLowerCase() }] : [],
  );
  if (roles.length === 0) return false;
  // Told of him elsewhere as well: not by his role alone.
  const rest = roles.reduce((text, { whole }) => text.replace(whole, '\n'), told).replaceAll(STATE, '');
  if (isHim(rest)) return false;
  // What a record has beside somebody's name it has of him, unless it is of that deed.
  const ofDeed = new RegExp(
    String.raw`\b(?:type|kind|event|action|name|title|subject)\W+\w*${RegExp.escape(deed.slice(0, STEM))}`,
    'iu',
  ).test(rest);
  if (!ofDeed && support.sentences.some(({ source }) => source.structured)) return false;
  return roles.every(({ role }) => {
    if (AUTHORS.has(role)) return NOT_OF_AUTHORS.has(deed);
    return !DEEDS.get(role)!.has(deed) && deed.slice(0, STEM) !== role.slice(0, STEM);
  });
}

/** Who a statement says did what, as a word and a verb. */
function doerOf(reading: Told['reading']): { readonly doer: string; readonly deed: string } | undefined {
  const plain = plainDeed(reading);
  if (plain !== undefined)
    return { doer: reading.words[plain.doer]!.form, deed: reading.words[plain.verb]!.lemma };
  const by = BY.exec(textOf(reading));
  const verb = by && reading.words.find(({ form }) => form === by[1]!.toLowerCase());
  return by && verb ? { doer: by[2]!.toLowerCase(), deed: verb.lemma } : undefined;
}

const BY =
  /\b(?:was|were|is|are|been|being|got) (?:\p{L}+ly )?(\p{L}+) by (?:the |an? )?(?:\p{Lu}\p{L}+ )*([\p{L}\d-]+)/u;
