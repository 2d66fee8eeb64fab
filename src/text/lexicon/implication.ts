/** What a verb says of the truth of its complement. */
import { gather } from '../gather.ts';

export type Polarity = 'true' | 'false' | 'unknown';

/**
 * Whether what a verb governs happened, or holds: `positive` when the verb is affirmed ("managed to ship"),
 * `negative` when it is negated ("did not manage to ship").
 */
export interface Implication {
  readonly positive: Polarity;
  readonly negative: Polarity;
}

/**
 * Verbs by signature, after Karttunen, "Implicative Verbs" (1971) and "Simple and Phrasal Implicatives"
 * (2012), Kiparsky and Kiparsky, "Fact" (1970), and Nairn, Condoravdi and Karttunen, "Computing relative
 * polarity for textual inference" (2006): first the complement's truth when affirmed, then when negated.
 */
const SIGNATURES: readonly (readonly [Polarity, Polarity, string])[] = [
  // Factives: the complement is presupposed either way.
  [
    'true',
    'true',
    'know, realize, realise, regret, resent, deplore, lament, rue, notice, discover, find out, recognize, be aware, be glad, be happy, be sad, be sorry, be proud, be surprised, be amazed, be ashamed, be annoyed, be pleased, be thrilled, be relieved, be disappointed, appreciate, comprehend, grasp, perceive, observe, overlook, ignore, disregard, conceal, hide, forgive, celebrate, commemorate, mourn, marvel, recall, recollect, bemoan, detest, hate, love, enjoy, mind, tolerate, applaud, blame, criticize, thank, apologize, congratulate, matter, be tragic, be odd, be strange, be interesting, be important, be significant, be unfortunate, be lucky, be remarkable, amaze, annoy, delight, disappoint, disturb, embarrass, frustrate, please, puzzle, shock, surprise, upset, worry',
  ],
  // Two-way implicatives.
  [
    'true',
    'false',
    'manage, succeed, remember, bother, dare, deign, condescend, happen, turn out, get around, get to, go on, see fit, take care, take the time, take the trouble, take the opportunity, have the courage, have the nerve, have the foresight, have the sense, have the misfortune, have the luck, proceed, trouble, stoop, contrive, think to, use the occasion, take a moment, finish, complete, get the chance, be true, be the case, be correct, begin, start, commence, continue, keep on, resume, come, serve, wind up, end up, follow through, carry out, fulfill, accomplish, achieve, perform, execute, implement, conduct, undertake, effect',
  ],
  [
    'false',
    'true',
    'fail, forget, neglect, omit, avoid, refrain, abstain, forbear, miss, skip, waste the chance, waste the opportunity, lack the courage, be false, be incorrect, be wrong, be untrue, escape, evade, shirk, dodge, give up, forgo, desist',
  ],
  // One-way: something follows from the affirmed verb alone.
  [
    'true',
    'unknown',
    'cause, force, make, compel, lead, prompt, induce, drive, coerce, provoke, trigger, bring about, result in, ensure, guarantee, prove, show, demonstrate, confirm, verify, establish, ascertain, determine, validate, corroborate, certify, attest, see, hear, witness, watch, feel, catch, admit, acknowledge, concede, confess, reveal, disclose, expose, uncover, point out, note, remind, inform, learn, mean, entail, imply, document, record, evidence, authenticate, substantiate, explain, get, have, persuade, convince, oblige, provide, produce, yield, enact, push, bring, help, assist, aid, contribute, mark, jump, elect, choose, bring oneself, bear, affirm',
  ],
  [
    'false',
    'unknown',
    'prevent, keep from, stop, refuse, decline, dissuade, prohibit, forbid, ban, block, hinder, preclude, bar, deter, disprove, refute, falsify, debunk, rebut, invalidate, cancel, call off, revoke, rescind, annul, abandon, scrap, abort, halt, reject, turn down, veto, disallow, deny permission, withhold, forestall, avert, thwart, foil, impede, inhibit, discourage, discontinue, cease, quit, exclude, rule out, pretend, feign, fake, simulate, masquerade, restrain, dispense with, drop, shelve, boycott, abolish, be unable, be impossible, be unwilling, be reluctant',
  ],
  [
    'unknown',
    'false',
    'can, be able, be possible, be allowed, be permitted, allow, permit, let, enable, qualify, have time, have a chance, have the chance, have the opportunity, have the money, have the right, have permission, have access, afford, be willing, be ready, be in a position, be eligible, be entitled, be authorized, authorize, empower, entitle, equip, license, suffice, be enough, attempt, try',
  ],
  ['unknown', 'true', 'hesitate, be hesitant, shy away, be afraid'],
  // Nothing follows: intention, request, speech, belief, appearance.
  [
    'unknown',
    'unknown',
    'want, wish, hope, desire, long, yearn, crave, prefer, like, intend, plan, aim, mean to, propose, resolve, decide, determine to, design, seek, strive, endeavor, endeavour, struggle, aspire, look forward, prepare, arrange, schedule, expect, anticipate, await, wait, look, need, require, deserve, merit, promise, pledge, vow, swear, undertake to, commit, agree, consent, offer, volunteer, threaten, guarantee to, contract, ask, request, order, command, demand, instruct, direct, urge, advise, recommend, suggest, encourage, invite, beg, implore, plead, petition, apply, appeal, call for, press, lobby, insist, move, nominate, remind to, warn, caution, assign, task, charge, commission, mandate, approve, ratify, sanction, oblige to, pressure, tempt, motivate, inspire, incite, say, state, claim, assert, allege, maintain, contend, argue, declare, announce, proclaim, report, write, mention, remark, comment, tell, add, reply, answer, respond, repeat, stress, emphasize, hint, insinuate, rumor, speculate, predict, forecast, prophesy, estimate, guess, project, calculate, reckon, testify, deny, dispute, contest, challenge, question, doubt, disbelieve, suspect, wonder, inquire, investigate, examine, check, consider, contemplate, discuss, debate, weigh, review, evaluate, study, believe, think, suppose, assume, presume, imagine, fancy, conceive, feel that, judge, deem, conclude, infer, deduce, opine, trust, fear, worry that, dream, fantasize, pray, seem, appear, look like, sound, tend, be likely, be probable, be unlikely, be supposed, be said, be believed, be expected, be due, be scheduled, be set, be about, be going, be required, be obliged, be necessary, be essential, pend, submit, file, draft, initiate, process, work on, book, reserve, register, enroll, sign up, recommend against, object, oppose, protest, disagree, complain, dislike, support, favor, endorse, advocate, defend, justify, attribute, accuse, credit, envision, envisage, foresee, visualize, picture, vote, push for, campaign, fight, compete, bid, negotiate, bargain, hypothesize, theorize, postulate, posit, stipulate, specify, prescribe, dictate, be subject, be contingent, depend, delay, postpone, put off, defer, suspend, pause, hold off',
  ],
];

const ATTRIBUTION_VERBS =
  'say, state, claim, assert, allege, maintain, contend, argue, declare, announce, proclaim, report, write, mention, remark, comment, tell, add, reply, answer, respond, note, observe, stress, emphasize, suggest, hint, insinuate, insist, explain, testify, deny, dispute, admit, acknowledge, concede, confess, confirm, affirm, reveal, disclose, warn, caution, predict, forecast, estimate, speculate, believe, think, suspect, suppose, assume, presume, guess, feel, conclude, opine, hold, hope, fear, doubt, complain, promise, pledge, vow, swear, attest, certify, quote, cite, recount, relate, describe, narrate, mutter, whisper, shout, exclaim, joke, quip, boast, brag, lament, accuse, criticize, rumor, advise, recommend, urge, propose, indicate, imply, purport, profess, submit, plead, postulate, posit, theorize, hypothesize, reckon, point out, put forward, according';

function split(verbs: string): string[] {
  return verbs.split(', ');
}

const OPEN: Implication = Object.freeze({ positive: 'unknown', negative: 'unknown' });

const BY_VERB: ReadonlyMap<string, Implication> = new Map(
  gather(SIGNATURES.toReversed(), ([positive, negative, verbs]) => {
    const implication = Object.freeze({ positive, negative });
    return split(verbs).map((verb) => [verb, implication] as const);
  }),
);

const ATTRIBUTION: ReadonlySet<string> = new Set(split(ATTRIBUTION_VERBS));

/**
 * What follows for the complement of a verb lemma (`manage`) or verbal phrase (`be able`, `call off`);
 * of a verb that is not listed, nothing.
 */
export function implication(lemma: string): Implication {
  return BY_VERB.get(lemma) ?? OPEN;
}

/** Whether a verb lemma is known to say nothing of the truth of its complement: "plan", "request", "try". */
export function leavesOpen(lemma: string): boolean {
  return BY_VERB.get(lemma)?.positive === 'unknown';
}

/** Whether a verb lemma makes what follows somebody's words or opinion. */
export function isAttribution(lemma: string): boolean {
  return ATTRIBUTION.has(lemma);
}
