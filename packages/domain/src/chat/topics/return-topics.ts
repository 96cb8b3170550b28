import { dayInWords } from '../../day/index.ts'
import { copy } from '../../language/index.ts'
import { rulesOfYear } from '../../tax-law/index.ts'
import { deadlineOf } from '../../tax-return/deadline.ts'
import { tipLimits } from '../../tips/index.ts'
import { rate, type Topic, whole } from './topic.ts'
import { backWords, rulingWords } from './words.ts'

/** What makes another day the last one. */
const otherwise = {
  ahead: copy(
    'If your letter names another day, that day counts. You may ask for more time before the deadline.',
    'Noemt uw brief een andere dag, dan geldt die. Vóór die dag kunt u uitstel aanvragen.',
  ),
  passed: copy(
    'If your letter named another day, or you were given more time, that day counts.',
    'Noemde uw brief een andere dag, of kreeg u uitstel, dan geldt die dag.',
  ),
}

/** The return itself, and what holds for all of it. */
export const returnTopics = {
  deadline: {
    keywords: [
      'deadline|inlever-|duedate|handin !ruling|30%',
      'uiterste datum|dag',
      'totwanneer aangifte',
      'wanneer|when aangifte|return|aangeven moet|binnen|klaar|due|filed|must',
      'moet aangifte binnen|klaar',
    ],
    guide: '/tax-guide#deadline',
    figures: (year, today) => {
      const { said, isPassed } = deadlineOf(year, today)
      return { deadline: said, otherwise: isPassed ? otherwise.passed : otherwise.ahead }
    },
    answer: copy('For {year}: {deadline} {otherwise}', 'Over {year}: {deadline} {otherwise}'),
  },
  ruling: {
    keywords: [rulingWords],
    guide: '/tax-guide#thirty-percent-ruling',
    figures: () => ({ years: String(tipLimits.rulingYears) }),
    answer: copy(
      'Under the 30% ruling an employer pays up to 30% of the salary free of tax, for at most {years} years. The salary on your annual statement is already without it: copy it as it stands.',
      'Met de 30%-regeling betaalt een werkgever tot 30% van het loon onbelast, maximaal {years} jaar. Het loon op uw jaaropgaaf is al zonder dat deel: neem het over zoals het er staat.',
    ),
  },
  pensionAge: {
    keywords: ['aowleeftijd|pensionage|pensioenleeftijd|pensioengerechtigd-', 'aow|pension|pensioen leeftijd|age'],
    guide: '/tax-guide#brackets',
    figures: (year) => {
      const { age, box1 } = rulesOfYear(year)
      return {
        from: dayInWords(age.pensionBefore),
        until: dayInWords(age.under),
        pension: rate(box1.pension[0]?.rate ?? 0),
        under: rate(box1.under[0]?.rate ?? 0),
      }
    },
    answer: copy(
      'People born before {from} are above state pension age in {year}: the first bracket is {pension} instead of {under}. People born from then on, before {until}, reach it in {year}; their rates are mixed and we give no figure.',
      'Wie vóór {from} geboren is, is in {year} boven de AOW-leeftijd: de eerste schijf is {pension} in plaats van {under}. Wie daarna maar vóór {until} geboren is, bereikt die leeftijd in {year}; de tarieven zijn dan gemengd en we geven geen bedrag.',
    ),
  },
  smallAmounts: {
    keywords: [
      'aanslag|assessment lager|onder|below|under euro|euros',
      'klein|kleine bedrag|bedragen',
      'small|tiny amount|amounts|refund',
      'toosmall|teklein',
    ],
    guide: '/tax-guide#who-must-file',
    figures: (year) => {
      const { charged, refunded } = rulesOfYear(year).settlement
      return { charged: whole(charged), refunded: whole(refunded) }
    },
    answer: copy(
      'Of {year} an amount of up to {charged} is not charged, and a refund of up to {refunded} is not paid out.',
      'Over {year} wordt tot en met {charged} niets geheven en tot en met {refunded} niets teruggegeven.',
    ),
  },
  provisional: {
    keywords: [
      'provisional|voorlopig-',
      `maandelijks|maandelijkse|permaand|elkemaand|iederemaand|monthly|permonth|everymonth|eachmonth hypotheek|hypotheekrente|hypotheekrenteaftrek|rente|renteaftrek|mortgage|interest ${backWords}|aftrek|renteaftrek|hypotheekrenteaftrek|relief|deduction`,
    ],
    guide: '/tax-guide#provisional-assessment',
    figures: () => ({}),
    answer: copy(
      'What you paid on a provisional assessment of {year} comes off the result, and what you received on one comes on top. Fill it in with your income, under “Also count this”. For the year that runs you can ask the tax authority for one, so that for example your mortgage interest comes back every month: in Mijn Belastingdienst, not here.',
      'Wat u op een voorlopige aanslag over {year} betaalde, gaat van de uitkomst af; wat u ontving, komt erbij. Vul het in bij uw inkomen, onder ‘Ook meetellen’. Voor het lopende jaar kunt u er bij de Belastingdienst een aanvragen, zodat u bijvoorbeeld de hypotheekrente elke maand terugkrijgt: in Mijn Belastingdienst, niet hier.',
    ),
  },
} as const satisfies Readonly<Record<string, Topic>>
