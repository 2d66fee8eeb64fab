/** Statements that follow from what the evidence says, by logic alone: of an order, of a list, of a condition that is met. */
import type { Inference, Question } from './inference.ts';
import { byList } from './listed.ts';
import { byOrder } from './order.ts';
import { byCondition } from './supposed.ts';

export type { Inference, Question } from './inference.ts';

/** How a statement follows; undefined where it does not in one of these ways. */
export const infer = (question: Question): Inference | undefined =>
  byOrder(question) ?? byCondition(question) ?? byList(question);
