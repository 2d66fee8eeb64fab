/** People: what they are allergic to, have, want and have done. */
import { CLOSED, type Noted, noted, SOMEBODY } from './form.ts';

/** Of all, and not of food or of medicines alone. */
const ALLERGY_NONE = String.raw`(?<!\p{L} )\ballerg(?:y|ies): (?:none|no|nil)${CLOSED}`;
const SOME_ALLERGY = String.raw`\ballerg(?:y|ies): (?!none|no\b|nil)`;

export const PEOPLE_NOTED: readonly Noted[] = [
  noted(`(?:${SOMEBODY}|He|She) has no allergies`, ALLERGY_NONE, undefined, SOME_ALLERGY),
  noted(
    `(?:${SOMEBODY}|He|She) has no known allergies`,
    String.raw`\b(?:no known(?: drug)? allergies|nkda|nka|allerg(?:y|ies): (?:none known|no known(?: drug)?(?: allergies)?|none reported))${CLOSED}`,
  ),
  noted(
    `(?:${SOMEBODY}|He|She) is not allergic to (?:anything|any (?:medication|medicine|drugs?|food))`,
    ALLERGY_NONE,
    undefined,
    SOME_ALLERGY,
  ),
  noted(
    `(?:${SOMEBODY}|He|She) (?:takes|is taking|is on) no (?:regular )?(?:medication|medicines|drugs)`,
    String.raw`\b(?:(?:current |regular )?medications?|medicines|drugs): (?:none|no|nil)${CLOSED}`,
  ),
  noted(
    `(?:${SOMEBODY}|He|She) (?:does not smoke|is a non-smoker)`,
    String.raw`\b(?:smok(?:er|ing|es)|tobacco)(?: status)?: (?:no|never|none|non-?smoker)${CLOSED}`,
  ),
  noted(
    `(?:${SOMEBODY}|He|She) (?:smokes|is a smoker)`,
    String.raw`\b(?:smok(?:er|ing|es)|tobacco)(?: status)?: (?:yes|current|smoker)${CLOSED}`,
  ),
  noted(
    `(?:${SOMEBODY}|He|She) (?:does not drink alcohol|drinks no alcohol)`,
    String.raw`\balcohol(?: use| consumption)?: (?:no|none|never|nil)${CLOSED}`,
  ),
  noted(
    `(?:${SOMEBODY}|He|She) has (?:no|not got a|not had any) (?:previous|prior) (?:convictions|criminal record)|(?:${SOMEBODY}|He|She) has no criminal record`,
    String.raw`\b(?:criminal record|convictions|previous convictions|prior convictions)(?: check)?: (?:none|no|clear|nil|no entries)${CLOSED}`,
  ),
  noted(
    `(?:${SOMEBODY}|He|She) (?:has|holds) (?:an?|the) (?:valid )?driv(?:ing|er'?s) licen[cs]e`,
    String.raw`\b(?:driv(?:ing|er'?s) licen[cs]e): (?:yes|valid|held|class [a-z]\b)`,
    undefined,
    String.raw`\b(?:expired|suspended|revoked|withdrawn|invalid)\b`,
  ),
  noted(
    `(?:${SOMEBODY}|He|She) (?:has|had) (?:no|not had any) complaints`,
    String.raw`\bcomplaints: (?:none|no|nil)${CLOSED}`,
  ),
  noted(
    `(?:${SOMEBODY}|He|She) (?:wants|would like|wishes|asks|has asked) to (?:cancel|end|terminate) (?:the|his|her|their) (subscription|membership|contract|policy|account|order|booking)`,
    String.raw`\b(?:please|i (?:want|would like|wish) to|i'd like to|can you|could you) (?:please )?(?:cancel|end|terminate|stop) my (?:\p{L}+ )?$1\b`,
    undefined,
    String.raw`\b(?:changed my mind|keep (?:it|my)|never mind|don't cancel|do not cancel|forget it|withdraw my)\b`,
  ),
  noted(
    'The tenant has (?:given notice|terminated the lease|ended the lease|given notice on the (?:flat|apartment|lease))',
    String.raw`\bi (?:hereby |herewith )?(?:terminate|give notice on|give notice of|cancel|end) (?:the termination of )?my (?:lease|tenancy|rental agreement|rental contract)\b`,
    undefined,
    String.raw`\b(?:withdraw my|changed my mind|if )\b`,
  ),
  noted(
    'The employee has (?:resigned|given notice|handed in (?:his|her|their) (?:notice|resignation))',
    String.raw`\bi (?:hereby |herewith )?(?:resign|give notice|terminate my employment|tender my resignation|hand in my (?:notice|resignation))\b(?! (?:as|from the|for))`,
    undefined,
    String.raw`\b(?:withdraw my|changed my mind|if )\b`,
  ),
  noted(
    `The author (?:has )?(?:given (?:his|her|their )?consent to|consented to|agreed to|approved|given permission for) (?:the )?publication`,
    String.raw`\bi(?:'m| am) (?:happy|fine|ok|okay|glad) for you to publish\b|\byou (?:may|can|have my permission to) publish\b|\bi (?:agree|consent) to (?:the |its )?publication\b`,
    undefined,
    String.raw`\b(?:don't|do not|not yet|once|unless|if|after|before|withdraw|except) `,
  ),
  noted(
    "(?:The (?:requester's |employee's |user's )?manager|His manager|Her manager) (?:has )?(?:agreed(?: to (?:it|the (?:request|access)))?|approved (?:it|the (?:request|access))|consented)",
    String.raw`\bmanager\b[^"“\n]{0,60}["“](?:fine with me|approved|agreed|ok(?:ay)? (?:with|from|by) me|go ahead|yes, (?:please )?go ahead|i approve|no objections?)\b`,
    undefined,
    String.raw`\b(?:hold off|not before|unless|once|withdraw\w*|revoke\w*|only if|provided)\b`,
  ),
  noted(
    `The (customer|supplier|client|guest) (?:was|has been) (?:informed|told|notified) (?:of|about) the (\\p{Ll}+)`,
    String.raw`\b(?:e-?mail|mail|letter|sms|message|text) (?:was )?sent to (?:the )?$1\b,? (?:explaining|about|announcing|informing (?:him|her|them) (?:of|about)|regarding|on) the $2\b`,
    undefined,
    String.raw`\b(?:bounced|undelivered|returned|could not be delivered|not sent)\b`,
  ),
  noted(
    'The supplier (?:has )?confirmed the order',
    String.raw`\bthank you for your order\b[^\n]{0,20}\.? we (?:hereby )?confirm\b`,
    undefined,
    String.raw`\b(?:cannot|can't|not able|unable|however|except|but|decline)\b`,
  ),
];
