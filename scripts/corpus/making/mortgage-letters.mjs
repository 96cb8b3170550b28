import { clauseOf, joined, joints } from './clauses.mjs'
import { mortgageClauses } from './clauses-mortgage.mjs'
import { sentence } from './document.mjs'
import { valueMark } from './sheet.mjs'

/** A letter whose sentences say the figures of a loan. */
export function letter(maker, part, year) {
  const { chance, sheet, style, isEnglish } = maker
  const language = isEnglish ? 'en' : 'nl'
  const cents = {
    interest: part.interest,
    balanceEnd: part.end,
    balanceStart: part.start,
    repayment: part.repayment,
    owed: part.interest + part.repayment,
    costs: chance.whole(50, 2_500) * 100,
    property: chance.whole(150, 900) * 100_000,
    interestReceived: chance.whole(20, 600) * 100 + chance.whole(0, 99),
  }
  const facts = {
    year: String(year),
    number: { text: part.number, mark: valueMark('loanNumber') },
    way: { text: part.shownWay, mark: valueMark('way') },
  }
  const say = (concept) => {
    const own = style.round(cents[concept] ?? 0)
    const amount = {
      text: style.amount(own).replace(/(€|EUR) /, '$1\u00a0'),
      mark: valueMark(concept, { cents: own, scope: 'part' }),
    }
    return clauseOf(maker, mortgageClauses[language], concept, amount, facts)
  }
  const may = chance.some(['balanceStart', 'repayment', 'costs', 'owed', 'property', 'interestReceived'], 4)
  const told = ['interest', 'balanceEnd', ...may, ...(chance.chance(0.8) ? ['loanNumber'] : [])]
  const inOrder = chance.chance(0.3)
    ? ['loanNumber', 'balanceStart', 'repayment', 'balanceEnd', 'interest', ...may].filter(
        (concept, at, all) => told.includes(concept) && all.indexOf(concept) === at,
      )
    : chance.shuffled(told)
  const rate = chance.chance(0.5)
    ? [isEnglish ? 'The rate is' : 'Uw rente is', `${(part.rate / 100).toFixed(2).replace('.', ',')}%.`]
    : []
  sheet.paragraph(
    sentence([
      ...(chance.chance(0.5) ? rate : []),
      ...(chance.chance(0.4) ? [isEnglish ? `For ${year} we report:` : `Over ${year} geven wij u op:`] : []),
      ...joined(chance, inOrder.map(say), joints[language]),
      ...rate,
    ]),
  )
  sheet.y += 14
}
