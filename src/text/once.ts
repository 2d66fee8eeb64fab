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
