/** Things, parcels, papers, money and systems. */
import { CLOSED, type Noted, noted, THING } from './form.ts';

const SOUND = String.raw`\b(?:condition|damage|state|visible damage|inspection)(?: on (?:return|arrival|receipt))?: (?:no (?:visible )?damage|undamaged|intact|none|no defects|ok, no damage)${CLOSED}`;
const HURT = String.raw`\b(?:scratch\w*|broken|cracked|dent\w*|torn|stained|missing)\b`;

export const GOODS_NOTED: readonly Noted[] = [
  noted(
    `${THING} (?:was|were) (?:returned|received|delivered|handed back) (?:undamaged|without damage|intact)`,
    SOUND,
    String.raw`\b$1\b`,
    String.raw`${HURT}|\b(?:on loan|in use|handover|not (?:yet )?(?:returned|received|delivered)|to be (?:returned|received|delivered)|pending|overdue)\b`,
  ),
  noted(
    `${THING} (?:is|are|was|were) (?:undamaged|not damaged|intact|in good condition)`,
    SOUND,
    String.raw`\b$1\b`,
    HURT,
  ),
  noted(`${THING} (?:has|had|shows|showed) no (?:visible )?damage`, SOUND, String.raw`\b$1\b`, HURT),
  noted(
    'The (?:parcel|package|shipment|delivery|order|item) was (?:left with|handed to|given to|accepted by|signed for by|delivered to) (?:an? |the )?(neighbou?r)',
    String.raw`\b(?:left with|handed to|delivered to|accepted by|received by|signed (?:for )?by)(?: an?| the)? neighbou?r\b[^.\n]{0,30}\b(?:signature|signed)\b`,
    undefined,
    String.raw`\b(?:not delivered|returned to sender|attempted|unsuccessful|lost)\b`,
  ),
  noted(
    'The (?:parcel|package|shipment|delivery|order|item) was (?:left with|handed to|given to) (?:an? |the )?(neighbou?r)',
    String.raw`\b(?:left with|handed to|delivered to|given to)(?: an?| the)? neighbou?r\b`,
    undefined,
    String.raw`\b(?:not delivered|returned to sender|attempted|unsuccessful|lost)\b`,
  ),
  noted(
    'The (?:whole |entire )?(budget|credit|allowance|quota)(?: (?:for|of) the \\p{Ll}+)? (?:has been|is) (?:used up|exhausted|spent|fully spent|fully used)',
    String.raw`\b(?:remaining|left|balance|available):? (?:[^\s\d]?0(?:[.,]0+)?)(?![\d.,]*\d)`,
    String.raw`\b$1\b`,
  ),
  noted(
    '(?:There is nothing|Nothing is) left (?:of|in) the (budget|credit|allowance|quota)',
    String.raw`\b(?:remaining|left|balance|available):? (?:[^\s\d]?0(?:[.,]0+)?)(?![\d.,]*\d)`,
    String.raw`\b$1\b`,
  ),
  noted(
    'The (?:\\p{Ll}+ )?(server|service|application|database|app)(?: [\\w-]+)? was (?:restarted|rebooted)',
    String.raw`\b(?:restart(?:ed)?|reboot(?:ed)?)[^.\n]{0,20}\b(?:completed|successful|ok|done)\b`,
    String.raw`\b$1\b`,
    String.raw`\b(?:fail\w*|error|crash\w*|aborted)\b`,
  ),
  noted(
    'The (?:\\p{Ll}+ )?(?:article|text|contract|document|paper|report|page|post) (?:was|has been) (?:reviewed|checked|read) by (?:an?|the) lawyer',
    String.raw`\b(?:legal (?:review|check|clearance)|lawyer)(?: [-–:]|:) ?(?:yes|done|ok|completed|passed|cleared)\b(?! (?:but|with|except|subject|pending))`,
  ),
  noted(
    'The (?:photos|pictures|images|illustrations) (?:have been|were|are) cleared',
    String.raw`\b(?:photos|pictures|images|illustrations) cleared(?: [-–:]|:) ?(?:yes|done|ok)\b`,
  ),
  noted(
    'The facts (?:have been|were) checked',
    String.raw`\b(?:facts? checked|fact[- ]check)(?: [-–:]|:) ?(?:yes|done|ok|completed|passed)\b`,
  ),
  noted(
    'The (?:payment|amount|fee|deposit|premium|rent) (?:is|was|has been) (?:still )?(?:outstanding|unpaid|not paid)',
    String.raw`\b(?:payment status|paid|payment received|payment): (?:no|none|unpaid|outstanding|open)\b`,
  ),
  noted(
    'The (?:invoice|bill|fee|deposit|rent|order) (?:has been|was|is) paid(?: in full)?',
    String.raw`\b(?:amount due|balance due|outstanding|outstanding balance|open amount|left to pay|amount outstanding):? (?:[^\s\d]?0(?:[.,]0+)?|none|nil)(?![\d.,]*\d)`,
    String.raw`\b(?:invoice|bill|fee|deposit|rent|order)\b`,
    String.raw`\b(?:credit note|cancelled|void|written off|waived)\b`,
  ),
  noted(
    'The (?:\\p{Ll}+ )?(?:price|amount|total) (?:includes|is inclusive of) (?:VAT|tax|taxes)',
    String.raw`\bincl(?:\.|uding|usive of)? (?:\d+ ?% )?(?:vat|tax|taxes)\b`,
    undefined,
    String.raw`\b(?:excl(?:\.|uding)?|plus|net of|before|without) (?:\d+ ?% )?(?:vat|tax)`,
  ),
  noted(
    'The (?:\\p{Ll}+ )?(?:price|amount|total) does not include (?:VAT|tax|taxes)',
    String.raw`\b(?:excl(?:\.|uding)?|plus) (?:\d+ ?% )?(?:vat|tax|taxes)\b`,
    undefined,
    String.raw`\bincl(?:\.|uding|usive of)? (?:\d+ ?% )?(?:vat|tax)`,
  ),
  noted(
    '(?:Shipping|Delivery|Postage) (?:is|was) free(?: of charge)?',
    String.raw`\b(?:shipping|delivery|postage)(?: costs?| fee| charges?)?: (?:free|[^\s\d]?0(?:[.,]00?)?(?: (?:eur|usd|gbp|euros?))?|none)(?![\d.,]*\d)${CLOSED}`,
  ),
  noted(
    'No (?:discount|voucher|coupon|promo code) (?:was|has been) (?:used|applied|redeemed)',
    String.raw`\b(?:discount|voucher|coupon|promo code)(?: code| applied| used)?: (?:none|no|unset|n/a|-|0(?:[.,]00?)?)(?![\d.,]*\d)${CLOSED}`,
  ),
];
