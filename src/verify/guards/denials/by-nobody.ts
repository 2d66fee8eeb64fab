/**
 * "Approved by nobody" by "approved": a denial behind a preposition denies the whole, and "the call was answered" is not said by
 * `answered_by: voicemail`, nor "the form was signed" by `signed_by: nobody`.
 */
import { against, type Guard, textOf } from '../guard.ts';
import { recordsAt } from '../records-at.ts';

const NOBODY =
  /\b(?:by|to|from|for|with|of|in|at|on) (?:nobody|no one|no-one|none of|neither of|nothing|no (?:person|member|customer|user|supplier|bank|reviewer|manager|time|point|case|way|place)\b)|\bnowhere\b/iu;
const DENIED =
  /\b(?:no|not|none|nobody|nothing|never|neither|nor|nowhere|without|cannot|un\p{L}+ed|lack\p{L}*|zero|0|fail\p{L}*|refus\p{L}*|free|yet to|only|alone|nil|absent|missing|empty|null|false)\b|n['’]t\b|\bno-/iu;

export const BY_NOBODY: Guard = against(
  'negation',
  'english',
  ({ reading, support: { sentences } }) =>
    NOBODY.test(textOf(reading)) && !sentences.some((one) => DENIED.test(textOf(one.reading))),
  { said: () => NOBODY },
);

/** Values of who did something by which nobody did. */
const NONE =
  /^(?:nobody|no[ -]?one|none|n\/a|not (?:required|needed|applicable|assigned|yet \w+)|unassigned|unsigned|[-\u2013\u2014?])$/iu;
/** What takes a call that nobody answers. */
const MACHINE = /^(?:(?:answering )?machine\w*|voice ?mail|mailbox|ivr|fax|no[ _-]answer|busy|unknown)$/iu;
/** Values of whether something was done by which it need not have been. */
const LEFT_OUT =
  /^(?:waived|exempt(?:ed)?|skipped|omitted|(?:up)?on request|if (?:needed|requested|required)|as needed|when needed|optional|not (?:required|needed|applicable))$/iu;
const BY = /\bby\b|\p{L}(?:ed|en)\b/iu;

export const DONE_BY_NONE: Guard = against(
  'negation',
  'any',
  ({ reading }, sentence) => {
    const said = textOf(reading).toLowerCase();
    const isDone = (verb: string): boolean => reading.words.some(({ form }) => form === verb);
    return (
      !DENIED.test(said) &&
      recordsAt(sentence).some(({ own }) =>
        own.some(
          ({ name, quote }) =>
            !said.includes(quote.toLowerCase()) &&
            (name.at(-1) === 'by'
              ? isDone(name.at(-2) ?? '') &&
                (NONE.test(quote) || (name.includes('answered') && MACHINE.test(quote)))
              : isDone(name.at(-1) ?? '') && LEFT_OUT.test(quote)),
        ),
      )
    );
  },
  { told: () => BY },
);
