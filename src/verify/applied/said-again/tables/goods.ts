/** Orders, deliveries, payments, bookings, appointments. */
export const GOODS = `
  A:goods [should arrive] on B:day < the estimated delivery of A [be] B = the estimated delivery date of A [be] B = the expected delivery date of A [be] B = A [be] expected on B
  A:goods [be] expected to arrive on B:day < the estimated delivery of A [be] B = the estimated delivery date of A [be] B = the expected delivery date of A [be] B = A [be] expected on B
  A:goods [be] expected on B:day < the estimated delivery of A [be] B = the estimated delivery date of A [be] B = the expected delivery date of A [be] B
  A:goods [be] due to arrive on B:day < the estimated delivery of A [be] B = the estimated delivery date of A [be] B = the expected delivery date of A [be] B
  A:goods [be] scheduled to arrive on B:day < the estimated delivery of A [be] B = the scheduled delivery of A [be] B = the scheduled delivery date of A [be] B
  A:goods [be] handed to B < A [be] handed over to B = A [be] shipped with B = A [be] shipped by B
  A:goods [be] given to B < A [be] handed over to B = A [be] handed to B
  A:goods [be] on its|the|their way = A [be] in transit = A [be] under way
  A:goods [not arrive] = A [not be] delivered
  A [be] out of stock = A [be] sold out = A [not be] in stock
  A [be] in stock = A [be] available from stock
  A [be] back in stock = A [be] available again = A [be] in stock again
  you|the_customer|the_buyer [order] A:number B < the order contains A B
  you|the_customer|the_buyer [order] A:number B and C:number D < the order contains A B and C D
  A [come] with B < A [be] included with B = B [include] A = A [be] supplied with B = B [be] supplied with A = A [include] B = B [be] included with A
  A [be] supplied with B < A [include] B = B [be] included with A
  A:board [be] included in the price = the price [include] A = A [be] part of the price
  A:board [be] included in the price < A [be] included
  A:board [be] part of the price < A [be] included in the price = the price [include] A = A [be] included
  the price [include] B:board < B [be] included in the price = B [be] included = the price [be] inclusive of B
  A [not be] included in the price < A [cost] extra = A [be] charged separately = A [be] charged extra
  A [cost] extra < A [be] charged separately = A [be] charged extra = A [not be] included in the price
  A [get] B < A [be] given B = A [receive] B
  A [receive] B < A [be] given B
  A [be] given B:gift < A [get] B = A [receive] B = A [be] granted B
  A [have] to pay B:amount < A [be] charged B = A [be] billed B
  A [be] billed B:amount = A [be] invoiced B
  A [be] overdue = A [be] past due
  A [be] settled < A [be] paid in full = A [be] fully paid = A [be] paid
  A [be] paid in advance = A [be] prepaid
  A [be] called off = A [be] cancelled
  A [not take] place < A [be] cancelled = A [be] called off
  A [not go] ahead < A [be] cancelled = A [be] called off
  A [will not take] place < A [be] cancelled = A [be] called off
  A [will not go] ahead < A [be] cancelled = A [be] called off
  A [will not be] held < A [be] cancelled = A [be] called off
  there [will be] no A < the A [be] cancelled = A [be] cancelled = the A [be] called off
  A [be] postponed to|until B = A [be] put off until B = A [be] deferred to B = A [be] deferred until B = A [be] pushed back to B = A [be] delayed until B
  A [be] moved to B:day = A [be] rescheduled for B = A [be] rescheduled to B
  A [be] moved to B:day < A [be] postponed to B = A [be] postponed until B = A [be] put off until B = A [be] brought forward to B = A [move] to B
  A [be] brought forward to B = A [be] moved up to B = A [be] moved forward to B
  A [take] place on|in|at B = A [be] held on|in|at B
  A [be] exchanged < A [be] replaced = A [be] swapped
  A [be] picked up = A [be] collected
  A [pick] up B = A [collect] B = A [fetch] B
  A [be] dropped off at B = A [be] left at B
  A [drop] off B at C = A [leave] B at C
  A [send] B back = A [return] B
  A [be] sent back = A [be] returned
  A [hand] in B = A [submit] B = A [turn] in B
  A [be] handed in = A [be] submitted = A [be] turned in
  A [fill] in|out B = A [complete] B
  A [ask] for B = A [request] B
  A [be] entitled to B = A [have] a right to B = A [have] the right to B
  A [be] eligible for B = A [qualify] for B
  A [be] covered by the warranty = the warranty [cover] A
  A [be] under warranty < A [be] covered by the warranty = the warranty [cover] A
  A [be] guaranteed for B:span = A [have] a guarantee of B = A [have] a warranty of B = A [come] with a warranty of B = the warranty on A [be] B = the warranty for A [be] B = the warranty on A [last] B
  A [meet] the requirements = A [fulfil] the requirements = A [satisfy] the requirements
`;
