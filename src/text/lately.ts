/** What is made of a text, kept for the texts that were asked for lately: a sentence is asked for again for other claims. */

const MOST_REMEMBERED = 64;

/** What remembers what it made of its latest texts; what it makes is of the text alone, and nobody changes it. */
export function lately<Made>(make: (text: string) => Made): (text: string) => Made {
  const known = new Map<string, Made>();
  return (text) => {
    const kept = known.get(text);
    if (kept !== undefined || known.has(text)) return kept as Made;
    const made = make(text);
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(text, made);
    return made;
  };
}
