/** Orders, deliveries and returns. */
import { type Following, following, HIS, unless } from './form.ts';

const THING = '(The (?:\\p{L}+ ){0,2}\\p{L}+|(?:Order|Parcel|Package|Shipment) \\S*\\d\\S*)';

export const GOODS_FOLLOW: readonly Following[] = [
  unless(
    String.raw`\b(?:delivered (?:on|at|to)|handed over|signed for|delivered successfully)\b`,
    following(
      'The (?:courier|driver|carrier|postman) (?:could not|was unable to|failed to|did not) deliver(?: (?:it|the \\p{Ll}+))?',
      String.raw`\bdeliver(?:y|ed)?\b[^.;\n]{0,20}\b(?:failed|unsuccessful|not possible)\b`,
      'Delivery failed',
      'The delivery failed',
      'The delivery attempt failed',
      'The delivery was unsuccessful',
    ),
  ),
  following(
    '(?:Nobody|No one) was (?:at )?(?:home|there|in)',
    String.raw`\b(recipient|customer|addressee|consignee|resident|tenant|occupant)\b`,
    'The £1 was absent',
    'The £1 was not at home',
    'The £1 was not there',
    'The £1 was out',
  ),
  unless(
    String.raw`\b(?:delivered (?:on|at|to)|handed over|signed for|delivered successfully)\b`,
    following(
      `${THING} (?:could not|couldn't) be delivered`,
      String.raw`\b(?:undeliverable|delivery (?:attempt )?failed|unable to deliver|failed delivery|absent|not at home)\b`,
      '↓$1 was undeliverable',
      '$1 was undeliverable',
      'The delivery failed',
      'The delivery attempt failed',
      'The courier was unable to deliver ↓$1',
    ),
  ),
  following(
    `${THING} (?:has|have) (?:already )?(?:arrived|been received)`,
    String.raw`\b(?:delivered|signed for|received|handed over)\b`,
    '$1 was delivered',
    '$1 has been delivered',
    '$1 were delivered',
    'The customer received ↓$1',
  ),
  following(
    `${THING} (?:is|are) (?:still )?on (?:its|their|the) way`,
    String.raw`\b(?:in transit|out for delivery|dispatched)\b`,
    '$1 is in transit',
    '$1 is out for delivery',
    '$1 are in transit',
  ),
  following(
    `${THING} (?:was|were) (?:already )?(?:open|opened) (?:on arrival|when (?:it|they) arrived|at delivery|on delivery)`,
    String.raw`\bopened?\b`,
    'When it arrived, ↓$1 had been opened',
    '$1 arrived opened',
    '$1 arrived open',
    '$1 had been opened when it arrived',
  ),
  following(
    `${THING} (?:was|were) (?:broken|damaged|cracked|scratched|dented) (?:on arrival|when (?:it|they) arrived|on delivery)`,
    String.raw`\barrived (broken|damaged|cracked|scratched|dented)\b`,
    '$1 arrived £1',
  ),
  following(
    `(.+?) (?:wants?|wanted|asks?|asked|would like) to (?:exchange|swap) (.+?)(?<! for .*)`,
    String.raw`\bexchange\b`,
    '$1 requested an exchange of $2',
    '$1 asked for an exchange',
    '$1 wants an exchange',
  ),
  following(
    `(.+?) (?:wants?|wanted) ${HIS} money back`,
    String.raw`\brefund\b`,
    '$1 wants a refund',
    '$1 asked for a refund',
    '$1 requested a refund',
    '$1 demands a refund',
  ),
  following(
    `${THING} (?:is|are) no longer (?:made|produced|manufactured|sold|available)`,
    String.raw`\bdiscontinued\b`,
    '$1 has been discontinued',
    '$1 was discontinued',
    '$1 is discontinued',
    '$1 have been discontinued',
  ),
  following(
    `(.+?) because of (?:a|the) (?:risk of )?(fire|choking|injury|shock|explosion|poisoning)(?: risk| hazard| danger)?`,
    String.raw`\b(?:(?:may|might|can|could) (?:catch fire|overheat|explode)|fire (?:risk|hazard)|risk of \p{L}+)\b`,
    '$1 because it may catch $2',
    '$1 because of a risk of $2',
    '$1 as it may catch $2',
    '$1 due to a $2 risk',
    '$1 due to a $2 hazard',
  ),
  following(
    `${THING} (?:does|do) not (?:fit|match)`,
    String.raw`\b(?:too (?:small|big|large|tight|short|long|wide))\b`,
    '$1 is too small',
    '$1 is too big',
    '$1 is too large',
    '$1 are too small',
    '$1 are too tight',
  ),
];
