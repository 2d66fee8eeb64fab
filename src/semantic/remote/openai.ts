/** A chat server with the interface of OpenAI as a judge: the odds of Yes against No as its first word. */
import type { Entailment, Pair } from '../port.ts';
import { joinWindows, windowsOf } from '../windows.ts';
import type { Client } from './client.ts';
import { promptOf } from './prompt.ts';
import { asObject, orUnavailable } from './tei.ts';

/** Characters of a premise that are judged at once: well within the context of small models. */
const WINDOW = 6000;
/** Alternatives of the first word that are asked for; the most that servers give. */
const ALTERNATIVES = 20;
/** Probability that Yes and No together must have: below it the model did not answer the question. */
const ANSWERED = 0.5;
/** How far probabilities that were rounded may be over 1. */
const TOLERANCE = 0.02;

/** What the judge says of a pair. It tells entailment from all else, not neutral from contradiction. */
export async function chatEntail(client: Client, model: string, pair: Pair): Promise<Entailment> {
  const windows = windowsOf(pair.premise, WINDOW);
  const verdicts = await Promise.all(
    windows.map(async (premise) => {
      const answer = await orUnavailable(
        client,
        client.ask('/chat/completions', {
          model,
          messages: promptOf({ ...pair, premise }),
          temperature: 0,
          max_tokens: 1,
          logprobs: true,
          top_logprobs: ALTERNATIVES,
        }),
      );
      const entail = oddsOfYes(client, answer);
      return { entail, neutral: 1 - entail, contradict: 0 };
    }),
  );
  return joinWindows(verdicts);
}

function oddsOfYes(client: Client, answer: unknown): number {
  const [choice] = asArray(asObject(answer).choices);
  const [first] = asArray(asObject(asObject(choice).logprobs).content);
  const alternatives = asArray(asObject(first).top_logprobs).map(asObject);
  if (alternatives.length === 0)
    throw client.unavailable('gives no log-probabilities, without which no verdict has a probability');
  let yes = 0;
  let no = 0;
  let all = 0;
  for (const { token, logprob } of alternatives) {
    const probability = typeof logprob === 'number' ? Math.exp(logprob) : Number.NaN;
    all += probability;
    if (typeof token !== 'string' || !(all <= 1 + TOLERANCE))
      throw client.unavailable('gave log-probabilities that are none');
    const word = token.replace(/[^\p{L}]/gu, '').toLowerCase();
    if (word === 'yes') yes += probability;
    else if (word === 'no') no += probability;
  }
  if (yes + no < ANSWERED) throw client.unavailable('answered neither Yes nor No');
  return yes / (yes + no);
}

const asArray = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
