/**
 * Titles that say how it stands with each item below them: `Removed`, `Cancelled:`, `Out of stock`. By itself `Support for
 * Node 14` would be borne out by what has it, and `Order A-7` says nothing.
 */
export const isState = (title: string): boolean => STATE.test(title) && !NO_STATE.test(title);

const STATE =
  /^(?:(?:not (?:yet )?|already |recently |newly )?\p{L}{3,}ed|(?:not (?:yet )?|already )?(?:sent|paid|lost|sold|done|withdrawn|forbidden|broken|given|taken|chosen)|exclusions|missing|unavailable|unpaid|overdue|outstanding|pending|ineligible|out of scope|out of stock|sold out|won['’]t fix|no longer [\p{L} ]{3,30})$/iu;

/** What only says of which sort a list is. */
const NO_STATE =
  /^(?:attached|detailed|related|combined|estimated|recommended|suggested|featured|limited|mixed|advanced|enclosed|listed|summari[sz]ed|highlighted|updated|simplified|revised|unrelated|dedicated|bundled|numbered|selected|speed|need|feed|seed)$/i;
