/** The passage of a labelled row that its claim is to be read against, and its sources as the engine takes them. */
import { hash } from 'node:crypto';
import type { LabelledClaim, LabelledSource } from '../../bench/truth/rows.ts';
import type { Evidence } from '../../src/domain/evidence.ts';
import { lexicon } from '../../src/text/lexicon/bundled.ts';
import { Document } from '../../src/verify/document.ts';
import { queryOf, retrieve } from '../../src/verify/retrieve.ts';
import { unitsOf } from '../../src/verify/units.ts';

/** Sources of no more words than this are one passage. */
const WHOLE = 90;
/** Sentences of a window. */
const WINDOW = 3;

/** Sentences that are ranked, and those around which windows are tried. */
const MOST_RANKED = 200;
const MOST_STARTS = 12;

interface Window {
  readonly document: number;
  readonly from: number;
  readonly to: number;
}

/** All of short sources; of longer ones the three neighbouring sentences that speak most to the claim. */
export function passageOf(row: LabelledClaim): string {
  const texts = row.sources.map(({ text = '' }) => text);
  const whole = texts.join('\n');
  if (whole.split(/\s+/).length <= WHOLE) return whole;
  const documents = texts.map((text) => new Document(text, lexicon));
  const claim = new Document(row.claim, lexicon).whole();
  const found = retrieve(documents, queryOf(claim, unitsOf(claim), lexicon), MOST_RANKED);
  const scores = new Map(found.map((one) => [`${one.document} ${one.sentence}`, one.score]));
  let best: Window = { document: 0, from: 0, to: WINDOW };
  let most = 0;
  for (const { document, sentence } of found.slice(0, MOST_STARTS)) {
    for (let from = Math.max(0, sentence - WINDOW + 1); from <= sentence; from++) {
      const to = Math.min(documents[document].scan.sentenceCount, from + WINDOW);
      let score = 0;
      for (let at = from; at < to; at++) score += scores.get(`${document} ${at}`) ?? 0;
      if (score <= most) continue;
      most = score;
      best = { document, from, to };
    }
  }
  return cut(documents[best.document], best.from, best.to);
}

function cut({ text, scan }: Document, from: number, to: number): string {
  const last = Math.min(to, scan.sentenceCount) - 1;
  return last < from ? text : text.slice(scan.sentenceStart[from], scan.sentenceEnd[last]);
}

/** A labelled source as the engine takes it. */
export function evidenceOf({ source_id, title, text = '', data }: LabelledSource): Evidence {
  const checksum = `sha256:${hash('sha256', data === undefined ? text : JSON.stringify(data))}`;
  if (data !== undefined) return { source_id, title, type: 'data', data, checksum };
  return { source_id, title, type: 'text', text, checksum };
}
