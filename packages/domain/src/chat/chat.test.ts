import { expect, test } from 'vitest'
import { isTaxYear, taxYears } from '../tax-law/index.ts'
import { steps } from '../tax-return/steps.ts'
import {
  canBeSent,
  closelyAbout,
  guideAbout,
  replyTo,
  stepAt,
  type TopicId,
  topicAnswer,
  topicIn,
  topics,
  yearIn,
} from './index.ts'

const today = '2026-11-26'

test.each([
  ['Should I invest?', 'invest'],
  ['INVESTMENTS and tax', 'invest'],
  ['tax on my house', 'tax'],
  ['my mortgage', 'mortgage'],
  ['Buying a house and saving', 'mortgage'],
  ['how to save', 'save'],
  ['Saving plans', 'save'],
  ['hello', 'more'],
  ['', 'more'],
  ['Ik wil beleggen', 'invest'],
  ['mijn aangifte', 'tax'],
  ['de hypotheekrente', 'mortgage'],
  ['spaargeld', 'save'],
  ['sparen of tax', 'tax'],
])('%j gets the reply about %s', (message, reply) => expect(replyTo(message, null)).toBe(reply))

test.each([
  ['hi', true],
  [' \n', false],
  ['', false],
])('%j can be sent: %s', (message, expected) => expect(canBeSent(message)).toBe(expected))

test.each<[string, string]>([
  ['What is the deadline?', 'deadline'],
  ['Hoe hoog is het eigenwoningforfait?', 'notionalHomeValue'],
  ['WOZ van mijn woning', 'notionalHomeValue'],
  ['the 30% ruling', 'ruling'],
  ['arbeidskorting in 2023', 'labourCredit'],
  ['combinatiekorting', 'combinationCredit'],
  ['alleenstaandeouderenkorting', 'singleElderlyCredit'],
  ['ouderenkorting', 'elderlyCredit'],
  ['Wajong', 'youngDisabledCredit'],
  ['groene korting', 'greenCredit'],
  ['algemene heffingskorting', 'generalCredit'],
  ['the tax credit for work', 'tax'],
  ['deadline of my tax return', 'tax'],
  ['belasting en arbeidskorting', 'labourCredit'],
  ['Mag ik taxatiekosten aftrekken?', 'homeCosts'],
  ['getaxeerd', 'more'],
  ['taxi', 'more'],
  ['household', 'more'],
  ['taxation', 'tax'],
  ['taxing', 'tax'],
])('%j is answered about %s: the specified words win', (message, reply) => expect(replyTo(message, null)).toBe(reply))

test.each([
  ['the tax credit for work', 'labourCredit'],
  ['the employment tax credit', 'labourCredit'],
  ['which tax credit do I get?', 'generalCredit'],
  ['deadline of my tax return', 'deadline'],
  ['WOZ value of my house', 'notionalHomeValue'],
  ['what about tax?', null],
])('%j is about %s, whatever the general reply', (message, topic) => expect(topicIn(message)).toBe(topic))

/** Forty questions a resident would ask; those with a word of the specification have its reply before this answer. */
test.each([
  ['Can I get an extension?', 'extension'],
  ['Wanneer moet mijn aangifte binnen zijn?', 'deadline'],
  ['Hoe werkt de 30%-regeling?', 'ruling'],
  ['What happens in the year I reach state pension age?', 'pensionAge'],
  ['Wat is de AOW-leeftijd?', 'pensionAge'],
  ['Is my refund too small?', 'smallAmounts'],
  ['Krijg ik kleine bedragen terug?', 'smallAmounts'],
  ['Where does my provisional assessment go?', 'provisional'],
  ['Ik had een voorlopige aanslag', 'provisional'],
  ['My home is paid off', 'hillenDeduction'],
  ['Wat is de wet-Hillen?', 'hillenDeduction'],
  ['How high is the mortgage interest deduction?', 'interestRate'],
  ['Hoeveel hypotheekrente krijg ik terug?', 'interestRate'],
  ['notional rental value', 'notionalHomeValue'],
  ['Can I deduct gifts?', 'gifts'],
  ['Wat is de drempel voor giften aan een ANBI?', 'gifts'],
  ['Do healthcare costs count?', 'healthcare'],
  ['Telt het eigen risico mee?', 'ownRisk'],
  ['May I deduct my study costs?', 'studyCosts'],
  ['studiekosten van mijn opleiding', 'studyCosts'],
  ['dividend from my own company', 'box2'],
  ['aanmerkelijk belang in 2025', 'box2'],
  ['What if the actual return was lower?', 'actualReturn'],
  ['Hoe geef ik het werkelijk rendement op?', 'actualReturn'],
  ['Do debts count in box 3?', 'box3Debts'],
  ['Tellen schulden mee?', 'box3Debts'],
  ['How much of my savings is exempt?', 'box3'],
  ['Hoe hoog is het heffingsvrij vermogen?', 'box3'],
  ['Is crypto taxed?', 'crypto'],
  ['the unused credit of my partner', 'payout'],
  ['uitbetaling heffingskorting aan mijn partner', 'payout'],
  ['Do I get a credit for my child?', 'combinationCredit'],
  ['Ik heb kinderen', 'combinationCredit'],
  ['AOW alleenstaand', 'singleElderlyCredit'],
  ['elderly credit', 'elderlyCredit'],
  ['young disabled', 'youngDisabledCredit'],
  ['How do green funds count?', 'greenCredit'],
  ['How do we divide as partners?', 'division'],
  ['Wat mogen we verdelen?', 'division'],
  ['Which tax rates are there?', 'brackets'],
  ['Hoe hoog zijn de schijven?', 'brackets'],
  ['Can I deduct alimony?', 'alimony'],
  ['Is partneralimentatie aftrekbaar?', 'alimony'],
  ['May I deduct annuity premiums?', 'annuity'],
  ['Hoe groot is mijn jaarruimte?', 'annuity'],
  ['I am self-employed', 'ownBusiness'],
  ['Ik werk als zzp’er', 'ownBusiness'],
  ['I moved to the Netherlands in July', 'partOfYear'],
  ['Ik ben geëmigreerd, emigreren in het jaar', 'partOfYear'],
])('%j is about %s', (message, topic) => expect(topicIn(message)).toBe(topic))

test('what is due is no debt', () => expect(replyTo('Hoeveel belasting ben ik verschuldigd?', null)).toBe('tax'))

test.each<[TopicId, number, string]>([
  ['hillenDeduction', 2025, '76,667%'],
  ['interestRate', 2024, '36,97%'],
  ['gifts', 2023, '1.250'],
  ['healthcare', 2025, '50.635'],
  ['box2', 2023, '26,9% in 2023'],
  ['box2', 2024, '24,5% tot €\u00a067.000 per persoon en 33% daarboven'],
  ['box3Debts', 2026, 'samen €\u00a07.600'],
  ['box3', 2026, '1,28% rendement op banktegoeden en 6%'],
  ['payout', 2022, '6,667%'],
  ['smallAmounts', 2024, 'tot en met €\u00a056'],
  ['pensionAge', 2025, 'vóór 1 januari 1958 geboren'],
  ['greenCredit', 2023, '65.072'],
  ['partOfYear', 2025, 'meestal vóór 1 juli 2026'],
  ['abroad', 2024, 'C-aangifte, meestal vóór 1 juli 2025'],
  ['brackets', 2025, '35,82% tot €\u00a038.441, 37,48% tot €\u00a076.817 en 49,5% daarboven'],
])('%s in %d says %j', (id, year, figure) => {
  if (!isTaxYear(year)) throw new Error('no tax year')
  expect(topicAnswer(id, year, today).nl).toContain(figure)
})

test('a home abroad has no WOZ value, its rent may be taxed there, and relief is named', () => {
  const { en } = topicAnswer('homeAbroad', 2025, today)
  expect(en).toMatch(
    /market value on January 1.*no WOZ value.*usually where the home stands.*relief from double taxation/,
  )
})

test('penalty interest and a bridging loan are said to be deductible with the loan they belong to only', () =>
  expect([topicAnswer('penaltyInterest', 2025, today).en, topicAnswer('bridgingLoan', 2025, today).en]).toEqual([
    expect.stringContaining('if the interest of that loan is deductible itself'),
    expect.stringContaining('under the same conditions as that of the loan it stands in for'),
  ]))

test.each<[TopicId, RegExp, RegExp]>([
  [
    'starterLoan',
    /deductible, that of the Combinatielening is not.*Do not tick.*other loans counts as well/,
    /Vink de Starterslening .*niet aan.*andere leningen telt/,
  ],
  [
    'repayingLoan',
    /is deductible in 2025.*Only of a part that is interest-only/,
    /is in 2025 aftrekbaar.*Alleen van een deel dat aflossingsvrij is/,
  ],
  [
    'repayment',
    /interest of such a loan only.*other loans counts/,
    /alleen van zo’n lening de rente weg.*andere leningen telt/,
  ],
  ['shortStay', /no M form.*Only people who moved/, /geen M-aangifte.*Alleen wie hierheen kwam/],
  ['partOfYear', /internship.*no such year/, /stage.*niet zo’n jaar/],
  [
    'homeCosts',
    /registration at the land registry.*NHG.*closing it, also of a starters loan.*transfer tax/,
    /Kadaster, NHG \(borgtochtprovisie\).*afsluiten.*overdrachtsbelasting/,
  ],
  ['whoMustFile', /of 2025 through December 31, 2030/, /over 2025 tot en met 31 december 2030/],
  [
    'movedHome',
    /whole WOZ value of 2025.*only the part for those days/,
    /hele WOZ-waarde van 2025.*alleen het deel over die dagen/,
  ],
  [
    'interestOfBoth',
    /all of it to one of you.*less the mortgage interest, as one amount/,
    /helemaal bij een van u.*min de hypotheekrente als één bedrag/,
  ],
  ['box3OfBoth', /joint account is filled in once.*€\u00a0115\.368/, /rekening vult u één keer in.*€\u00a0115\.368/],
  ['givenForHome', /is no income.*Gift tax/, /is geen inkomen.*schenkbelasting/],
  [
    'childcare',
    /^No: .*not deductible in 2025.*kinderopvangtoeslag/,
    /^Nee: .*in 2025 niet aftrekbaar.*kinderopvangtoeslag/,
  ],
  [
    'leaveBenefits',
    /as salary, with the employment tax credit, also where UWV/,
    /als loon, met arbeidskorting, ook als UWV/,
  ],
  ['singleParent', /ended in 2015.*combination credit/, /verviel in 2015.*combinatiekorting/],
])('%s says what a neighbour’s answer would not', (id, en, nl) => {
  const said = topicAnswer(id, 2025, today)
  expect([said.en.replaceAll('_', ''), said.nl]).toEqual([expect.stringMatching(en), expect.stringMatching(nl)])
})

test.each([
  ['arbeidskorting 2023', 2023],
  ['in 1999 or 2025?', 2025],
  ['in 120245', null],
  ['nothing', null],
])('%j names the year %s', (message, year) => expect(yearIn(message)).toBe(year))

test('the deadline is said as everywhere, and in the past once it is', () =>
  expect(['2025-04-30', '2025-05-01'].map((day) => topicAnswer('deadline', 2024, day).en)).toEqual([
    'For 2024: The return has to be filed before May 1, 2025 (April 30, 2025 at the latest). If your letter names another day, that day counts. You may ask for more time before the deadline.',
    'For 2024: The return had to be filed before May 1, 2025 (April 30, 2025 at the latest). If your letter named another day, or you were given more time, that day counts.',
  ]))

test('every answer has its figures, in both languages and every year', () => {
  const all = (Object.keys(topics) as TopicId[]).flatMap((id) => taxYears.map((year) => topicAnswer(id, year, today)))
  expect(all.filter(({ en, nl }) => /[{}]|NaN|Infinity|undefined/.test(en + nl))).toEqual([])
  expect(topicAnswer('labourCredit', 2024, today).nl).toBe(
    'Arbeidskorting is er voor inkomen uit werk: over pensioen, AOW, een lijfrente en de meeste uitkeringen krijgt u die niet. In 2024 is de korting maximaal €\u00a05.532, boven de AOW-leeftijd €\u00a02.854. Boven een arbeidsinkomen van €\u00a039.957 wordt de korting lager met 6,51% van wat daarboven komt, boven de AOW-leeftijd met 3,358%. Tot daar is die nooit minder dan uw werkgever verrekende, zoals na een paar maanden werk: vul de verrekende arbeidskorting in onder ‘Ook meetellen’ bij Inkomen.',
  )
  expect(topicAnswer('elderlyCredit', 2022, today).en).toContain('€\u00a01.726')
})

test.each([
  ['Where do I find this?', '/tax-filing/income', 'income'],
  ['Waar vind ik dit?', '/tax-filing/deductions', 'deductions'],
  ['What must I do here?', '/documents', 'documents'],
  ['Wat moet ik hier doen?', '/previous-filings', 'review'],
  ['Where do I find the BSN?', '/tax-filing/setup', 'setup'],
  ['Where do I find this?', '/', 'more'],
  ['hello', '/tax-filing/income', 'more'],
])('%j asked from %s is answered by %s', (message, path, reply) => expect(replyTo(message, stepAt(path))).toBe(reply))

test.each([
  ['Where do I find this for my tax return?', 'tax', 'income'],
  ['Is this a house or a mortgage question?', 'mortgage', 'income'],
  ['Does this count?', 'more', 'income'],
  ['Does this gift count?', 'gifts', 'gifts'],
  ['Is this boat taxed?', 'tax', 'noMore'],
  ['Do gifts count here?', 'gifts', 'gifts'],
  ['tax on my house', 'tax', null],
])('on a step %j has the reply %s and then what it is closely about, %s', (message, reply, about) =>
  expect([replyTo(message, 'income'), closelyAbout(message, 'income')]).toEqual([
    reply === 'more' ? about : reply,
    about,
  ]),
)

test('every step says in both languages what it asks, and where that is read', () => {
  const said = steps.map((step) => [topicAnswer(step, 2024, today), guideAbout(step)] as const)
  expect(new Set(said.flatMap(([{ en, nl }]) => [en, nl])).size).toBe(2 * steps.length)
  expect(said.filter(([{ en, nl }]) => /[{}]/.test(en + nl))).toEqual([])
})
