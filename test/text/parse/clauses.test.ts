import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { parseSentence } from '../../../src/text/parse/bundled.ts';
import { type Predicate, predicates } from '../../../src/text/parse/clauses.ts';
import type { Parse } from '../../../src/text/parse/parser.ts';

/** `NOT may release(agent; payment; customer) on:Monday <advcl if pay>`, a clause that is stated without the last part. */
function written(predicate: Predicate, { tokens }: Parse): string {
  const forms = (indices: readonly number[]) => indices.map((i) => tokens[i]!.form).join('+');
  const { subjects, objects, indirectObjects, obliques, embedding, lemma, particle } = predicate;
  const roles = [subjects, objects, ...(indirectObjects.length > 0 ? [indirectObjects] : [])]
    .map(forms)
    .join('; ');
  const parts = [
    ...(predicate.negated ? ['NOT'] : []),
    ...predicate.modals,
    `${lemma}${particle && `_${particle}`}(${roles})`,
    ...obliques.map(({ prep, head }) => `${prep}:${tokens[head]!.form}`),
  ];
  if (embedding && !predicate.isRoot) {
    parts.push(
      `<${[embedding.relation, embedding.mark, embedding.under].filter((part) => part !== '').join(' ')}>`,
    );
  }
  return parts.join(' ');
}

const GOLDEN: readonly (readonly [kind: string, text: string, predicates: readonly string[]])[] = [
  ['active', 'The manager approved the refund.', ['approve(manager; refund)']],
  ['active', 'Alice sent Bob the invoice.', ['send(Alice; invoice; Bob)']],
  [
    'active',
    'The customer returned the laptop to the store on Monday.',
    ['return(customer; laptop) to:store on:Monday'],
  ],
  ['active', 'The company hired three engineers in March.', ['hire(company; engineers) in:March']],
  ['passive', 'The refund was approved by the manager.', ['approve(manager; refund)']],
  ['passive', 'The order was shipped on Tuesday.', ['ship(; order) on:Tuesday']],
  ['passive', 'The payment has been released by the bank.', ['release(bank; payment)']],
  ['passive', 'He was given a refund of $1,200.50.', ['give(; refund; He)']],
  ['passive', 'The contract was signed by Alice and Bob.', ['sign(Alice+Bob; contract)']],
  ['passive', 'The account was closed by Friday.', ['close(; account) by:Friday']],
  ['passive', 'The tickets were being reviewed by the support team.', ['review(team; tickets)']],
  ['copular', 'The account is active.', ['active(account; )']],
  ['copular', 'She is the director of the company.', ['director(She; )']],
  ['copular', 'The invoice was not correct.', ['NOT correct(invoice; )']],
  ['negation', 'The items were never returned.', ['NOT return(; items)']],
  ['negation', 'No refund was issued.', ['NOT issue(; refund)']],
  ['negation', "The agent didn't call the customer.", ['NOT call(agent; customer)']],
  ['negation', 'Nobody approved the payment.', ['NOT approve(Nobody; payment)']],
  [
    'negation',
    'The manager did not approve or pay the invoice.',
    ['NOT approve(manager; invoice)', 'NOT pay(manager; invoice)'],
  ],
  ['modality', 'The refund may be issued.', ['may issue(; refund)']],
  ['modality', 'The bank could not process the payment.', ['NOT could process(bank; payment)']],
  ['modality', 'The package will arrive on Friday.', ['will arrive(package; ) on:Friday']],
  ['modality', 'You must not share your password.', ['NOT must share(You; password)']],
  [
    'condition',
    'The order will be refunded if the customer cancels.',
    ['will refund(; order)', 'cancel(customer; ) <advcl if refund>'],
  ],
  [
    'condition',
    'If the customer cancels, the order will be refunded.',
    ['cancel(customer; ) <advcl if refund>', 'will refund(; order)'],
  ],
  [
    'condition',
    'Payment may be released unless the auditor objects.',
    ['may release(; Payment)', 'object(auditor; ) <advcl unless release>'],
  ],
  [
    'time',
    'The server crashed after the update was installed.',
    ['crash(server; )', 'install(; update) <advcl after crash>'],
  ],
  [
    'time',
    'When the alarm rang, the guards left the building.',
    ['ring(alarm; ) <advcl when leave>', 'leave(guards; building)'],
  ],
  [
    'report',
    'The lawyer said that the judge had not signed the order.',
    ['say(lawyer; )', 'NOT sign(judge; order) <ccomp that say>'],
  ],
  ['report', 'The agent claims the refund was paid.', ['claim(agent; )', 'pay(; refund) <ccomp claim>']],
  ['report', '"The refund was paid," the agent said.', ['pay(; refund) <quote say>', 'say(agent; )']],
  [
    'report',
    'The auditors believe that the report is accurate.',
    ['believe(auditors; )', 'accurate(report; ) <ccomp that believe>'],
  ],
  [
    'control',
    'The committee decided to increase the budget.',
    ['decide(committee; )', 'increase(committee; budget) <xcomp to decide>'],
  ],
  [
    'control',
    'The manager asked the agent to call the customer.',
    ['ask(manager; agent)', 'call(agent; customer) <xcomp to ask>'],
  ],
  [
    'control',
    'The agent promised the customer to refund the order.',
    ['promise(agent; ; customer)', 'refund(agent; order) <xcomp to promise>'],
  ],
  [
    'control',
    'The company wants to hire a lawyer.',
    ['want(company; )', 'hire(company; lawyer) <xcomp to want>'],
  ],
  [
    'relative',
    'The customer who requested the refund was not paid.',
    ['request(customer; refund) <acl:relcl customer>', 'NOT pay(; customer)'],
  ],
  [
    'relative',
    'The refund that the agent issued was reversed.',
    ['issue(agent; refund) <acl:relcl refund>', 'reverse(; refund)'],
  ],
  [
    'relative',
    'We hired the lawyer who won the case.',
    ['hire(We; lawyer)', 'win(lawyer; case) <acl:relcl lawyer>'],
  ],
  [
    'relative',
    'The report the auditor wrote is confidential.',
    ['write(auditor; report) <acl:relcl report>', 'confidential(report; )'],
  ],
  [
    'participle',
    'The order shipped on Monday was delivered to Alice.',
    ['ship(; order) on:Monday <acl order>', 'deliver(; order) to:Alice'],
  ],
  [
    'participle',
    'The agent handling the case called the customer.',
    ['handle(agent; case) <acl agent>', 'call(agent; customer)'],
  ],
  ['attachment', 'The doctor near the actor danced.', ['dance(doctor; )']],
  ['attachment', 'The keys to the cabinet were lost.', ['lose(; keys)']],
  ['attachment', 'The manager of the store called the police.', ['call(manager; police)']],
  ['coordination', 'Alice and Bob signed the contract.', ['sign(Alice+Bob; contract)']],
  ['coordination', 'The store sells books, pens and maps.', ['sell(store; books+pens+maps)']],
  [
    'coordination',
    'The agent closed the ticket and refunded the customer.',
    ['close(agent; ticket)', 'refund(agent; customer)'],
  ],
  ['coordination', 'The invoice was approved and paid.', ['approve(; invoice)', 'pay(; invoice)']],
  [
    'coordination',
    'The manager and the clerk opened the store and counted the money.',
    ['open(manager+clerk; store)', 'count(manager+clerk; money)'],
  ],
  ['particle', 'The team carried out the plan.', ['carry_out(team; plan)']],
  ['particle', 'The manager turned down the request.', ['turn_down(manager; request)']],
  ['order', 'Refund the customer immediately.', ['refund(; customer)']],
  ['order', 'Do not ship the order.', ['NOT ship(; order)']],
  ['order', 'Please cancel my subscription.', ['cancel(; subscription)']],
  [
    'headline',
    'Charge posted twice on 2026-01-08 for order #1842.',
    ['post(Charge; ) on:2026-01-08 for:order'],
  ],
  ['headline', 'Refund approved by the manager.', ['approve(manager; Refund)']],
  [
    'headline',
    'Ticket HF-20931 was closed by the support team on 2024-05-03.',
    ['close(team; Ticket) on:2024-05-03'],
  ],
  ['headline', 'Payment received on 2024-03-02.', ['receive(; Payment) on:2024-03-02']],
];

describe('predicates of a sentence', () => {
  for (const [kind, text, expected] of GOLDEN) {
    test(`${kind}: «${text}» says ${expected.join(' and ')}`, () => {
      const parse = parseSentence(text);
      assert.deepEqual(
        predicates(parse).map((predicate) => written(predicate, parse)),
        expected,
      );
    });
  }
});
