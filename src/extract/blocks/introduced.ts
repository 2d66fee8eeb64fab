/** Whom or what a line that leads to statements names: `Here is what the record says about Sofia Lindqvist:`. */

/** A name of two words or more, or a kind of thing with its number. */
const NAME = String.raw`(?:(?:Mr|Mrs|Ms|Dr|Prof)\.? )?\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}\.|(?:van|von|de|da|del|der|bin|al) ?|\p{Lu}[\p{L}'’-]+)){1,3}|(?:(?:your|the|our|this) )?\p{L}+ (?:no\.? |number |#)?[\p{L}-]*\d[\p{L}\d/-]*`;
const LEADS_TO = new RegExp(
  String.raw`\b(?:about|of|for|on|regarding|concerning|with) (?:\*\*|__)?(${NAME})(?:\*\*|__)?[\s:.–—-]*$`,
  'u',
);

/** What such a line names, as a statement whose subject it is; undefined where it names nothing alone. */
export function introduced(line: string): string | undefined {
  const name = LEADS_TO.exec(line)?.[1];
  return name === undefined || CALENDAR.test(name) || /\d{4}-|^\p{Lu}\p{Ll}+ \d/u.test(name)
    ? undefined
    : `${name.charAt(0).toUpperCase()}${name.slice(1)} is listed.`;
}

const CALENDAR =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|Q[1-4]|days?|weeks?|months?|years?)\b/u;
