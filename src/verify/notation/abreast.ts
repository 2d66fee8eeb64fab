/** Several labels in one line: "Buyer: Nia Roy Seller: Moll GmbH". */
import { matchesOf } from '../../text/matches.ts';

/** Words that a label behind a value may be, or end in, where only a space stands before it. */
const ATTRIBUTES = new Set(
  (
    'buyer seller sender receiver recipient consignee consignor shipper owner reviewer approver author editor assignee reporter ' +
    'requester manager supervisor tenant landlord lessee lessor borrower lender debtor creditor payer payee employer employee ' +
    'client customer supplier vendor contractor patient doctor guest host teacher student applicant candidate driver carrier ' +
    'insurer insured beneficiary guarantor witness agent broker contact attendee organizer organiser speaker plaintiff defendant ' +
    'status state stage priority severity type category kind role team department office location venue room address city country ' +
    'date time day due deadline issued created updated opened closed start end from to departure arrival origin destination check-in check-out ' +
    'amount total subtotal price cost fee tax vat discount balance deposit rent salary paid quantity qty weight size color colour height width length ' +
    'name title subject id number ref reference code sku order invoice receipt account phone tel mobile fax email e-mail website iban ' +
    'diagnosis treatment allergies dose result verdict decision reason note notes comment comments version model serial currency method payment'
  ).split(' '),
);
/** Words that stand before such a word and belong to the label: "Due Date", "Ship To". */
const FORE = new Set(
  'due start end order invoice payment delivery shipping billing ship bill issue expiry first last total unit net gross tax account contact project team line sales home work bank loan purchase policy customer client job date reference tracking'.split(
    ' ',
  ),
);

const LABEL =
  /(?<mark>^\s*(?:[-*•] +)?|[,.;|] +| +)(?<label>\p{Lu}[\p{L}\p{N}/#'’-]{0,24}(?: \p{Lu}?[\p{L}\p{N}/#'’-]{1,24}){0,3}):(?=\s+\S)/gu;

/** A label within a line: where it begins, and whether a mark sets it apart from what stands before it. */
interface Place {
  readonly at: number;
  readonly name: string;
}

/** The lines of a text with each of several labels of one line on a line of its own. */
export function withLabelsApart(lines: readonly string[]): readonly string[] {
  const found = lines.map(labelsIn);
  const heads = new Map<string, number>();
  const headOf = (places: readonly Place[]): string => places.map(({ name }) => name).join('|');
  for (const places of found)
    if (places.length > 1) heads.set(headOf(places), (heads.get(headOf(places)) ?? 0) + 1);
  // Lines of the same labels are the rows of a table.
  return lines.map((line, at) => (heads.get(headOf(found[at]!)) === 1 ? brokenAt(line, found[at]!) : line));
}

function labelsIn(line: string): readonly Place[] {
  if (line.length > LONGEST || line.indexOf(': ') === line.lastIndexOf(': ')) return [];
  const places = matchesOf(line, LABEL).flatMap(({ index, groups }): Place[] => {
    const { mark, label } = groups as { mark: string; label: string };
    const from = index + mark.length;
    if (index === 0 || /[,.;]/.test(mark)) return [{ at: from, name: label }];
    const own = lastWords(label);
    return own === undefined ? [] : [{ at: from + label.length - own.length, name: own }];
  });
  return places;
}

/** Characters of a line that labels are looked for in. */
const LONGEST = 600;

/** The words at the end of a row of them that are a label, where no mark tells it from the value before it. */
function lastWords(said: string): string | undefined {
  const words = said.split(' ');
  const last = words.at(-1)!;
  if (!/^\p{Lu}/u.test(last) || !ATTRIBUTES.has(last.toLowerCase())) return undefined;
  let from = words.length - 1;
  while (from > 0 && /^\p{Lu}/u.test(words[from - 1]!) && FORE.has(words[from - 1]!.toLowerCase())) from--;
  return words.slice(from).join(' ');
}

/** The line with an end of a line in place of the space before each label but the first. */
const brokenAt = (line: string, [, ...others]: readonly Place[]): string =>
  others.reduce((said, { at }) => {
    const before = said.slice(0, at - 1).replace(/[,;]( *)$/, ' $1');
    return `${before}\n${said.slice(at)}`;
  }, line);
