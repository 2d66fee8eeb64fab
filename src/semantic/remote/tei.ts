/** text-embeddings-inference (Hugging Face): `/info`, `/embed`, `/predict`. */
import { entailmentOf, sensesOf } from '../labels.ts';
import type { Entailment, ModelIdentity, Pair } from '../port.ts';
import { ABSTAINED, joinWindows, meanVector, unit, windowsOf } from '../windows.ts';
import { type Client, RequestRefused } from './client.ts';

/** Characters of a text that are sent at once; what is refused as too long is halved. */
const FIRST_WINDOW = 1600;
const LEAST_WINDOW = 160;
/** A statement beyond this leaves a model of 512 tokens no room for a passage. It is not judged. */
const LONGEST_HYPOTHESIS = 1000;

export interface TeiModel {
  readonly identity: ModelIdentity;
  /** Inputs that the server takes in one call. */
  readonly batch: number;
}

/** What the server says of its model. @throws SemanticUnavailable */
export async function teiModel(client: Client, role: ModelIdentity['role']): Promise<TeiModel> {
  const info = asObject(await orUnavailable(client, client.ask('/info')));
  if (typeof info.model_id !== 'string') throw client.unavailable('does not say which model it serves');
  const version = typeof info.model_sha === 'string' ? info.model_sha : 'unstated';
  const most = Number(info.max_client_batch_size);
  const batch = Number.isInteger(most) && most > 0 ? Math.min(most, 32) : 32;
  return { identity: { role, id: info.model_id, version }, batch };
}

/** Vectors of the texts, long ones by the mean of their windows. @throws SemanticUnavailable */
export function teiEmbed(client: Client, texts: readonly string[]): Promise<readonly Float32Array[]> {
  return inWindows(client, texts, meanVector, async (pieces) => {
    const answer = await client.ask('/embed', { inputs: pieces, truncate: false });
    if (!Array.isArray(answer) || answer.length !== pieces.length)
      throw client.unavailable('gave another number of vectors than texts');
    const vectors = answer.map((row) => vectorOf(client, row));
    if (vectors.some(({ length }) => length !== vectors[0]!.length))
      throw client.unavailable('gave vectors of different lengths');
    return vectors;
  });
}

/** What each premise says of its hypothesis, long ones in windows. @throws SemanticUnavailable */
export async function teiEntail(client: Client, pairs: readonly Pair[]): Promise<readonly Entailment[]> {
  const judged = pairs.filter(({ hypothesis }) => hypothesis.length <= LONGEST_HYPOTHESIS);
  const premises = judged.map(({ premise }) => premise);
  const verdicts = await inWindows(client, premises, joinWindows, async (pieces, of) => {
    const inputs = pieces.map((piece, i) => [piece, judged[of[i]!]!.hypothesis]);
    const answer = await client.ask('/predict', { inputs, truncate: false });
    if (!Array.isArray(answer) || answer.length !== pieces.length)
      throw client.unavailable('gave another number of verdicts than pairs');
    return answer.map((row) => verdictOf(client, row));
  });
  return pairs.map((pair) => verdicts[judged.indexOf(pair)] ?? ABSTAINED);
}

/**
 * Asks of texts in windows, and joins the answers of each text. A call that the server refuses is asked again
 * text by text, and one text in windows of half the length, until it fits.
 */
async function inWindows<A>(
  client: Client,
  texts: readonly string[],
  join: (answers: readonly A[]) => A,
  call: (pieces: readonly string[], of: readonly number[]) => Promise<readonly A[]>,
): Promise<readonly A[]> {
  const ask = async (of: readonly number[], length: number): Promise<readonly A[]> => {
    const pieces = of.flatMap((i) => windowsOf(texts[i]!, length).map((piece) => ({ piece, i })));
    try {
      const answers = await call(
        pieces.map(({ piece }) => piece),
        pieces.map(({ i }) => i),
      );
      return of.map((i) => join(answers.filter((_, at) => pieces[at]!.i === i)));
    } catch (error) {
      if (!(error instanceof RequestRefused)) throw error;
      if (of.length > 1) return (await Promise.all(of.map((i) => ask([i], length)))).flat();
      if (length / 2 < LEAST_WINDOW)
        throw client.unavailable(`refuses every request: status ${error.status}`);
      return ask(of, length / 2);
    }
  };
  return texts.length === 0 ? [] : ask([...texts.keys()], FIRST_WINDOW);
}

/** A refusal of a request that nothing could make smaller is a fault of the server. */
export async function orUnavailable<T>(client: Client, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof RequestRefused) throw client.unavailable(`answered with status ${error.status}`);
    throw error;
  }
}

export function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function vectorOf(client: Client, row: unknown): Float32Array {
  const sound = Array.isArray(row) && row.length > 0 && row.every((value) => typeof value === 'number');
  const vector = sound ? unit(Float32Array.from(row)) : undefined;
  if (vector === undefined || vector.some((value) => !Number.isFinite(value)))
    throw client.unavailable('gave a vector that is none');
  return vector;
}

/** How far the scores of one pair may be from 1 in sum. */
const TOLERANCE = 0.02;

function verdictOf(client: Client, row: unknown): Entailment {
  const classes = (Array.isArray(row) ? row : []).map(asObject);
  const senses = sensesOf(classes.map(({ label }) => String(label)));
  if (senses === undefined)
    throw client.unavailable('serves a model whose labels name no entailment: it is not for this');
  const scores = classes.map(({ score }) => (typeof score === 'number' ? score : Number.NaN));
  const sum = scores.reduce((all, score) => all + score, 0);
  if (!scores.every((score) => score >= 0 && score <= 1) || Math.abs(sum - 1) > TOLERANCE)
    throw client.unavailable('gave scores that are no probabilities');
  return entailmentOf(
    senses,
    scores.map((score) => score / sum),
  );
}
