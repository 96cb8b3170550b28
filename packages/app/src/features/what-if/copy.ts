import { copy } from '@aangiftewijs/domain/language'

/** Words of the page that tries things out. */
export const words = {
  title: copy('What if?', 'Wat als?'),
  intro: copy(
    'See what a change would do to your result under the law. Nothing here changes your answers, unless you say so.',
    'Bekijk wat een verandering doet met uw uitkomst volgens de wet. Uw antwoorden veranderen hier niet, tenzij u daarvoor kiest.',
  ),
  noReturn: copy('There is no return yet', 'Er is nog geen aangifte'),
  noReturnText: copy(
    'Start a return and fill in your income: then there is something to try out.',
    'Begin een aangifte en vul uw inkomen in: dan valt er iets uit te proberen.',
  ),
  startReturn: copy('Start a return', 'Begin een aangifte'),
  backToReview: copy('Back to the overview', 'Terug naar het overzicht'),
  you: copy('You', 'U'),
  partner: copy('Your partner', 'Uw partner'),
  toPartner: copy('Add your partner’s figures', 'Vul de gegevens van uw partner aan'),
  yourLine: copy('You: {line}', 'U: {line}'),
  partnersLine: copy('Your partner: {line}', 'Uw partner: {line}'),
  line: copy('Line', 'Regel'),
  before: copy('Now', 'Nu'),
  after: copy('Then', 'Dan'),
  difference: copy('Difference', 'Verschil'),
  total: copy('To pay or get back, to the cent', 'Te betalen of terug, tot op de cent'),
  minusIsLess: copy(
    'A minus lowers what you pay: a credit, a deduction or a refund.',
    'Een bedrag met een minteken verlaagt wat u betaalt: een korting, een aftrekpost of een teruggaaf.',
  ),
} as const

/** Words of earning more. */
export const earnWords = {
  title: copy('Earn €\u00a01.000 more', '€\u00a01.000 meer verdienen'),
  keeps: copy(
    'Out of {extra} more salary you keep {kept}. {tax} goes to tax: {rate}, including the credits that change.',
    'Van {extra} extra loon houdt u {kept} over. U betaalt er {tax} belasting over: {rate}. Daarin zitten ook de kortingen die veranderen.',
  ),
  gains: copy(
    'You keep all of the {extra}, and {tax} on top: the credits grow by more than the tax.',
    'Van {extra} extra loon houdt u alles over, en nog {tax} erbij: de kortingen stijgen meer dan de belasting.',
  ),
  ofPartner: copy('If your partner earns it', 'Als uw partner het verdient'),
  ofYours: copy('If you earn it', 'Als u het verdient'),
  partnerUnknown: copy(
    'What is left of it depends on what your partner earned, and that is not known yet.',
    'Wat daarvan overblijft, hangt af van wat uw partner verdiende, en dat is nog niet bekend.',
  ),
  table: copy('What changes with {extra} more salary', 'Wat verandert bij {extra} meer loon'),
} as const

/** Words of trying out another figure. */
export const trialWords = {
  title: copy('Try another figure', 'Probeer een ander bedrag'),
  figure: copy('Which figure', 'Welk bedrag'),
  option: copy('{name}: now {amount}', '{name}: nu {amount}'),
  way: copy('What happens to it', 'Wat er verandert'),
  to: copy('It becomes this amount', 'Het wordt dit bedrag'),
  more: copy('It goes up by this amount', 'Het stijgt met dit bedrag'),
  less: copy('It goes down by this amount', 'Het daalt met dit bedrag'),
  amount: copy('Amount', 'Bedrag'),
  calculate: copy('See what changes', 'Bekijk wat verandert'),
  result: copy('{name} at {amount}', '{name} op {amount}'),
  now: copy('Now: {result}.', 'Nu: {result}.'),
  better: copy('That is {amount} better for you.', 'Dat is {amount} gunstiger voor u.'),
  worse: copy('That is {amount} worse for you.', 'Dat is {amount} ongunstiger voor u.'),
  stays: copy(
    'To the cent it moves by {amount}; what you pay or get back stays the same.',
    'Op de cent nauwkeurig scheelt het {amount}; wat u betaalt of terugkrijgt blijft gelijk.',
  ),
  same: copy('That changes nothing for you.', 'Dat verandert voor u niets.'),
  taxes: copy('The taxes and credits that move', 'De belastingen en kortingen die veranderen'),
  table: copy('All the lines that move', 'Alle regels die veranderen'),
  none: copy('With this change we cannot work out a figure.', 'Met deze verandering kunnen we geen bedrag uitrekenen.'),
  toPay: copy('{amount} to pay', '{amount} te betalen'),
  refund: copy('{amount} to get back', '{amount} terug te krijgen'),
  even: copy('nothing to pay or to get back', 'niets te betalen of terug te krijgen'),
} as const

/** Words of dividing between partners. */
export const divisionWords = {
  halves: copy(
    'Half each: yours in whole euros, the rest is your partner’s.',
    'Ieder de helft: de uwe in hele euro’s, de rest is van uw partner.',
  ),
  title: copy('The best division between you and your partner', 'De beste verdeling tussen u en uw partner'),
  savesEven: copy(
    'This saves you together {amount} a year, compared with half each.',
    'Dit scheelt u samen {amount} per jaar, vergeleken met ieder de helft.',
  ),
  evenIsNearlyBest: copy(
    'Half each is nearly as good: this division saves you together {amount} a year.',
    'Ieder de helft is bijna even goed: deze verdeling scheelt u samen {amount} per jaar.',
  ),
  evenIsBest: copy('Half each is as good as any division.', 'Ieder de helft is zo goed als elke andere verdeling.'),
  savesUndivided: copy(
    'Giving all of it to one of you, whoever that suits best, would cost {amount} more.',
    'Alles bij één van u zetten, bij wie dat het voordeligst is, kost {amount} meer.',
  ),
  costsNow: copy('The division that counts now costs {amount} more.', 'De verdeling die nu telt, kost {amount} meer.'),
  counts: copy('This division counts in your return.', 'Deze verdeling telt in uw aangifte.'),
  partnerUnknown: copy(
    'What is best depends on what your partner earned, and that is not known yet.',
    'Wat het beste is, hangt af van wat uw partner verdiende, en dat is nog niet bekend.',
  ),
  nothing: copy(
    'There is nothing to divide: no home of your own, savings above the tax-free allowance, substantial interest or personal deductions.',
    'Er valt niets te verdelen: geen eigen woning, vermogen boven het heffingsvrij vermogen, aanmerkelijk belang of persoonsgebonden aftrek.',
  ),
  table: copy('Who reports what', 'Wie wat opgeeft'),
  part: copy('What is divided', 'Wat wordt verdeeld'),
  why: copy('Why this is best', 'Waarom dit het beste is'),
  yoursLowers: copy(
    'What lowers the tax most is yours: {line}, from {before} at half each to {after}.',
    'Wat de belasting het meest verlaagt, is van u: {line}, van {before} bij ieder de helft naar {after}.',
  ),
  partnersLowers: copy(
    'What lowers the tax most is your partner’s: {line}, from {before} at half each to {after}.',
    'Wat de belasting het meest verlaagt, is van uw partner: {line}, van {before} bij ieder de helft naar {after}.',
  ),
  yoursRaises: copy(
    'What raises it most is yours: {line}, from {before} to {after}.',
    'Wat die het meest verhoogt, is van u: {line}, van {before} naar {after}.',
  ),
  partnersRaises: copy(
    'What raises it most is your partner’s: {line}, from {before} to {after}.',
    'Wat die het meest verhoogt, is van uw partner: {line}, van {before} naar {after}.',
  ),
  smallAmounts: copy(
    'It counts, too, that for each of you up to {charged} is not charged and up to {refunded} is not paid out.',
    'Ook telt mee dat bij ieder van u tot en met {charged} niet wordt geïnd en tot en met {refunded} niet wordt uitbetaald.',
  ),
  reasons: copy(
    'The taxes and credits that differ from half each',
    'De belastingen en kortingen die verschillen van ieder de helft',
  ),
  together: copy('Tax of you and your partner together', 'Belasting van u en uw partner samen'),
  half: copy('Half each', 'Ieder de helft'),
  best: copy('Best', 'Beste'),
  curves: copy('Every other division, as a line', 'Elke andere verdeling, als lijn'),
  curve: copy(
    '{part}: how much less favourable your result is, by what you take',
    '{part}: hoeveel ongunstiger uw uitkomst is, naar het deel dat u aangeeft',
  ),
  more: copy('{amount} less favourable', '{amount} ongunstiger'),
  least: copy('Most favourable', 'Het gunstigst'),
  allPartner: copy('All with your partner', 'Alles bij uw partner'),
  allYours: copy('All with you', 'Alles bij u'),
  bestPoint: copy('Best: {amount} with you', 'Beste: {amount} bij u'),
  curveTable: copy('{part}: the same in figures', '{part}: hetzelfde in cijfers'),
  moreThanBest: copy('Less favourable than the best', 'Ongunstiger dan de beste'),
  apply: copy('Use this division', 'Gebruik deze verdeling'),
  choose: copy('Use my own division', 'Gebruik mijn eigen verdeling'),
  undo: copy('Undo: half each', 'Ongedaan maken: ieder de helft'),
  saving: copy('Saving...', 'Bezig met opslaan...'),
  applied: copy('The division is saved', 'De verdeling is opgeslagen'),
  undone: copy('The division is half each again', 'De verdeling is weer ieder de helft'),
  readOnly: copy(
    'This return is submitted: its division stays as it is. A correction can have another.',
    'Deze aangifte is ingezonden: de verdeling blijft zoals die is. Een verbetering kan een andere hebben.',
  ),
} as const

/** Words of a division that a couple makes itself. */
export const ownWords = {
  title: copy('Your own division', 'Uw eigen verdeling'),
  intro: copy(
    'You may divide as you like, each part by itself. Fill in how much of it is yours: the rest is your partner’s. You see what it comes to before you choose it.',
    'U mag verdelen zoals u wilt, elk onderdeel apart. Vul in hoeveel daarvan voor u is: de rest is voor uw partner. U ziet wat het wordt voordat u kiest.',
  ),
  chosen: copy('A division that you chose counts now.', 'Nu telt een verdeling die u hebt gekozen.'),
  even: copy('Half each counts as long as you choose nothing.', 'Zolang u niets kiest, telt ieder de helft.'),
  part: copy('{part}: your part', '{part}: uw deel'),
  of: copy('Out of {whole} together.', 'Van samen {whole}.'),
  ofLess: copy('Out of {whole} together. Type no minus.', 'Van samen {whole}. Vul geen minteken in.'),
  weigh: copy('See what it comes to', 'Bekijk wat het wordt'),
  result: copy('With your own division', 'Met uw eigen verdeling'),
  better: copy(
    'That is {amount} better for the two of you than the division that counts now.',
    'Dat is samen {amount} gunstiger voor u dan de verdeling die nu telt.',
  ),
  worse: copy(
    'That is {amount} worse for the two of you than the division that counts now.',
    'Dat is samen {amount} ongunstiger voor u dan de verdeling die nu telt.',
  ),
  same: copy(
    'That comes to the same as the division that counts now.',
    'Dat komt op hetzelfde neer als de verdeling die nu telt.',
  ),
  bestIs: copy(
    'The best division is {amount} better for the two of you.',
    'De beste verdeling is samen {amount} gunstiger voor u.',
  ),
} as const

/** Words where the law gives no figure for the whole return. */
export const chosenWords = {
  countsInRest: copy(
    'You chose this division, and it counts in what the rest comes to. With what is not counted there, another may be better.',
    'U koos deze verdeling en die telt in wat voor de rest geldt. Met wat daar niet meetelt, kan een andere gunstiger zijn.',
  ),
} as const

/** What a couple hears of its division beside its result. */
export const offerWords = {
  better: copy(
    'Divide differently: {amount} more for you and your partner together.',
    'Anders verdelen: samen {amount} meer voor u.',
  ),
  missed: copy(
    'Divided differently it would have been {amount} more for you and your partner together.',
    'Anders verdeeld was het samen {amount} meer voor u geweest.',
  ),
  counts: copy(
    'Your best division counts: {amount} more for you and your partner together than half each.',
    'Uw beste verdeling telt: samen {amount} meer voor u dan ieder de helft.',
  ),
} as const
