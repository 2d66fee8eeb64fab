/** What is made once: at the first call, for an argument that is asked for many times in a row, or for as long as what it is of lives. */

/** What makes nothing until it is asked for. */
export function lazily<Made>(make: () => Made): () => Made {
  let made: { readonly it: Made } | undefined;
  return () => (made ??= { it: make() }).it;
}

/** What remembers what it made of its last text. */
export function lastly<Made>(make: (text: string) => Made): (text: string) => Made {
  let last: string | undefined;
  let made: Made;
  return (text) => {
    if (text !== last) {
      made = make(text);
      last = text;
    }
    return made;
  };
}

/** A function that works out each answer once: it is kept with what it is of, and goes with it. */
export function once<Of extends object, Answer>(make: (of: Of) => Answer): (of: Of) => Answer {
  const known = new WeakMap<Of, Answer>();
  return (of) => {
    const kept = known.get(of);
    if (kept !== undefined || known.has(of)) return kept as Answer;
    const answer = make(of);
    known.set(of, answer);
    return answer;
  };
}
