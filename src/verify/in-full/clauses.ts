/** The clauses of a sentence that each have a subject and a verb of their own, as sentences: "The hose was missing, so I could not connect it." */
import { parseSentence } from '../../text/parse/bundled.ts';
import { Tree } from '../../text/parse/tree.ts';
import { capital } from '../context/tellings/words.ts';
import { ARRIVING } from './fragments.ts';

const LONGEST = 340;
const MOST = 6;
const JOINT = /, (but|so|and|yet|while|whereas) (?=\p{L})| (so|but|and) (?=(?:I|we) )|, (?=(?:I|we) )/gu;
/** What makes of two clauses one, or leaves one open. */
const OPEN =
  /\b(?:if|unless|whether|either|or|neither|nor|would|might|perhaps|maybe|not only|both|said|says|thinks?|thought|believes?|claims?|hopes?|told|according|that|guess|suppose|assume\p{L}*|apparently|supposedly|probably|possibly|likely|unlikely|doubt\p{L}*|seems?|allegedly|respectively|by mistake)\b|[?"\u201c:]/iu;
const LEANING =
  /^(?:It|Its|They|Their|This|That|These|Those|There|One|Some|Others?|Both|Each|Then|He|She|His|Her|Neither|None|All|Most) /u;
const FINITE: ReadonlySet<string> = new Set(['VBD', 'VBZ', 'VBP', 'MD']);

/** The clauses of a sentence, and which of them is so for the sake of the one before it; none where it has but one. */
export function clausesIn(text: string): readonly string[] {
  const sentence = text.replace(/[.!\s]+$/u, '');
  if (sentence.length > LONGEST || OPEN.test(sentence)) return [];
  const clauses: { readonly text: string; readonly joint: string }[] = [];
  let from = 0;
  let joint = '';
  for (const found of sentence.matchAll(JOINT)) {
    if (found.index < from) continue;
    const [before, after] = [
      sentence.slice(from, found.index),
      sentence.slice(found.index + found[0].length),
    ];
    if (!stands(before) || !stands(after)) continue;
    clauses.push({ text: before, joint });
    joint = found[1] ?? found[2] ?? '';
    from = found.index + found[0].length;
    if (clauses.length === MOST) break;
  }
  if (clauses.length === 0) return [];
  clauses.push({ text: sentence.slice(from), joint });
  // Whom "it" means the clause before tells, which "this was reversed" takes back; and "but" bounds what it stands behind.
  if (clauses.some(({ text }) => LEANING.test(capital(text.trim())))) return [];
  const told = clauses
    .filter((_, at) => clauses[at + 1]?.joint !== 'but')
    .map(({ text }) => capital(text.trim()));
  const causes = clauses.flatMap(({ text, joint: by }, at) =>
    by === 'so' ? [`${capital(text.trim())} because ${small(clauses[at - 1]!.text.trim())}`] : [],
  );
  return [...told, ...causes];
}

const small = (text: string): string =>
  text.replace(/^(?:The|An?|He|She|It|They|We|His|Her|Their|Its|There)(?= )/u, (word) => word.toLowerCase());

/** Whether a piece of a sentence is a clause of its own: it begins with the subject of its verb. */
function stands(text: string): boolean {
  const { tokens } = parseSentence(`${text.trim()}.`);
  const root = tokens.findIndex(({ head }) => head < 0);
  if (root < 0) return false;
  const tree = new Tree({ tokens });
  // "The machine arrived on Thursday" may be read as a machine that did.
  if (tree.with(root, 'acl').some((at) => ARRIVING.test(tokens[at]!.form)))
    return tokens[root]!.upos !== 'VERB';
  const [subject] = tree.with(root, 'nsubj', 'nsubj:pass', 'expl');
  if (subject === undefined || subject > root) return false;
  const finite =
    FINITE.has(tokens[root]!.xpos) ||
    tree.with(root, 'aux', 'aux:pass', 'cop').some((at) => FINITE.has(tokens[at]!.xpos));
  return finite && tree.span(subject, true).start <= LATEST_SUBJECT;
}

/** Where the subject of a clause begins at the latest: "in the end the shop" may stand before it. */
const LATEST_SUBJECT = 24;
