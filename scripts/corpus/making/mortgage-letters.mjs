import { sentence } from './document.mjs'
import { labelMark, valueMark } from './sheet.mjs'

/** A letter whose sentences say the figures of a loan. */
export function letter(maker, part, year) {
  const { chance, sheet, style, isEnglish } = maker
  const amount = (concept, cents) => ({
    text: style.amount(style.round(cents)).replace(/(€|EUR) /, '$1\u00a0'),
    mark: valueMark(concept, { cents: style.round(cents), scope: 'part' }),
  })
  const label = (concept, text) => ({ text, mark: labelMark(concept) })
  const [interest, end, start, repayment] = [
    amount('interest', part.interest),
    amount('balanceEnd', part.end),
    amount('balanceStart', part.start),
    amount('repayment', part.repayment),
  ]
  const number = { text: part.number, mark: valueMark('loanNumber') }
  const way = { text: part.shownWay, mark: valueMark('way') }
  const forms = isEnglish
    ? [
        [
          'In',
          String(year),
          'you paid',
          interest,
          label('interest', 'of mortgage interest'),
          'and repaid',
          repayment,
          '. On 31 December',
          String(year),
          label('balanceEnd', 'the outstanding balance was'),
          end,
          '. Loan number',
          number,
          '(',
          way,
          ').',
        ],
        [
          'Your',
          label('interest', 'interest paid'),
          'was',
          interest,
          '. At the start of the year',
          label('balanceStart', 'you owed us'),
          start,
          ', at',
          label('balanceEnd', 'year end'),
          end,
          label('loanNumber', '. Your loan has number'),
          number,
        ],
      ]
    : [
        [
          'In',
          String(year),
          label('interest', 'hebt u'),
          interest,
          label('interest', 'aan rente betaald'),
          '.',
          label('balanceEnd', 'Op 31 december'),
          `${year}`,
          label('balanceEnd', 'was uw hypotheekschuld'),
          end,
          '.',
        ],
        [
          label('interest', 'Door u betaalde hypotheekrente over'),
          `${year}:`,
          interest,
          '.',
          label('balanceEnd', `Uw lening bedroeg per 31-12-${year} nog`),
          end,
          label('loanNumber', '. Leningnummer:'),
          number,
          way,
        ],
        [
          'Over',
          String(year),
          'heeft u',
          interest,
          label('interest', 'aan hypotheekrente betaald'),
          'en',
          repayment,
          label('repayment', 'afgelost'),
          '. Uw hypotheekschuld was',
          start,
          label('balanceStart', 'op 1 januari'),
          String(year),
          'en',
          end,
          label('balanceEnd', 'op 31 december'),
          `${year}.`,
          label('loanNumber', 'Het leningnummer is'),
          number,
          ', vorm:',
          way,
        ],
        [
          'In',
          String(year),
          label('interest', 'betaalde u aan rente'),
          interest,
          '.',
          label('repayment', 'U loste'),
          repayment,
          'af.',
          label('balanceEnd', 'De restschuld bedroeg eind december'),
          String(year),
          end,
          '. Dit betreft leningdeel',
          number,
          '(',
          way,
          ').',
        ],
        [
          label('interest', 'De rente die u betaalde'),
          'was in',
          String(year),
          interest,
          '.',
          label('balanceEnd', 'Op 31 december'),
          String(year),
          label('balanceEnd', 'stond nog open'),
          end,
          ';',
          label('balanceStart', 'een jaar eerder was dat'),
          start,
          label('loanNumber', '. Lening:'),
          number,
          way,
        ],
        [
          'Uw',
          way,
          label('loanNumber', 'hypotheek met nummer'),
          number,
          'had',
          label('balanceEnd', `per 31-12-${year} een restschuld van`),
          end,
          '.',
          label('interest', 'Aan rente berekenden wij'),
          interest,
          ',',
          label('repayment', 'de aflossing was'),
          repayment,
          '.',
        ],
      ]
  const trap = chance.chance(0.5)
    ? [
        isEnglish ? 'In total you paid us' : 'In totaal betaalde u ons',
        amount('owed', part.interest + part.repayment),
        '.',
      ]
    : []
  const rate = chance.chance(0.5)
    ? [isEnglish ? 'The rate is' : 'Uw rente is', `${(part.rate / 100).toFixed(2).replace('.', ',')}%`, '.']
    : []
  sheet.paragraph(sentence([...(chance.chance(0.5) ? rate : []), ...chance.pick(forms), ...trap, ...rate]))
  sheet.y += 14
}
