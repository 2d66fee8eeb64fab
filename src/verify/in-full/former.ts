/** What somebody was, had or took for a while, of which notes tell as of then, and what stays with him. */

/** What was so for a while, or is taken back at once. */
export const FORMER =
  /\b(?:until|till|previously|formerly|in the past|before|as a child|in childhood|ago|stopped|discontinued|withheld|paused|held|declined|refused|resolved|treated|cured|removed|operated|in remission|last (?:week|month|year|spring|summer|autumn|winter)|in (?:early |late )?(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:19|20)\d\d)|from .+ to|(?:19|20)\d\d ?[-\u2013])\b|\((?:19|20)\d\d\)|, (?:19|20)\d\d$/u;

/** What stays with whoever has it. */
export const LASTING =
  /^(?:an? )?(?:(?:mild|moderate|severe|essential|chronic|poorly|well)(?:-controlled)? )?(?:type (?:[12]|one|two) diabetes|diabetes(?: mellitus)?|asthma|hypertension|high blood pressure|epilepsy|migraines?|(?:osteo|rheumatoid )?arthritis|copd|heart failure|atrial fibrillation|hypothyroidism|hyperthyroidism|psoriasis|multiple sclerosis|parkinson['\u2019]?s(?: disease)?|dementia|glaucoma|crohn['\u2019]?s(?: disease)?|ulcerative colitis|coeliac disease|chronic .+|ischaemic heart disease|coronary artery disease|ckd|af|htn|t[12]dm|ihd|angina|gout|eczema|osteoporosis)$/iu;

/** What somebody is on, or takes, that is no drug: "on arrival", "on leave". */
export const NO_DRUG =
  /\b(?:examination|arrival|admission|exertion|discharge|leave|holiday|call|duty|site|time|demand|request|review|foot|board|call|oxygen|going|average|none|nil|nothing|waiting list|trial)\b/u;
