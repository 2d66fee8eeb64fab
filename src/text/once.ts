/** What is made once: at the first call, or once for an argument that is asked for many times in a row. */

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
