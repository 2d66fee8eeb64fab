interface Waiting<Value> {
  readonly resolve: (value: Value | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/** Keys of one question, at the most. */
const MOST = 500;

/**
 * Look-ups by key that share questions: those that come while one is being answered make up the next. Each
 * is answered by a question that was sent after it was asked, and so sees all that was durable before.
 */
export function together<Value>(
  ask: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): (key: string) => Promise<Value | undefined> {
  let waiting = new Map<string, Waiting<Value>[]>();
  let asking = false;

  async function askAll(): Promise<void> {
    asking = true;
    // One turn of the microtask queue: look-ups of the same breath share a question.
    await undefined;
    while (waiting.size > 0) {
      const round = waiting;
      waiting = new Map();
      await askSome(round);
    }
    asking = false;
  }

  async function askSome(round: ReadonlyMap<string, readonly Waiting<Value>[]>): Promise<void> {
    const keys = [...round.keys()];
    for (let at = 0; at < keys.length; at += MOST) {
      const some = keys.slice(at, at + MOST);
      try {
        const found = await ask(some);
        for (const key of some) for (const { resolve } of round.get(key)!) resolve(found.get(key));
      } catch (error) {
        for (const key of some) for (const { reject } of round.get(key)!) reject(error);
      }
    }
  }

  return (key) =>
    new Promise((resolve, reject) => {
      const others = waiting.get(key);
      if (others === undefined) waiting.set(key, [{ resolve, reject }]);
      else others.push({ resolve, reject });
      if (!asking) void askAll();
    });
}
