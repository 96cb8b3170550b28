import { copy } from '@aangiftewijs/domain/language'
import { euros, figure, note, paragraph, type Section, same, table } from '../../blocks.ts'
import {
  combinationCredits,
  elderlyCredits,
  generalCredit,
  greenExempt,
  inOtherYears,
  labourCredit,
  singleElderlyCredits,
  yearHeads,
  youngDisabledCredits,
} from './law-figures.ts'

/** What is taken off the tax itself. Stand in the fourth tab. */
export const taxCredits: readonly Section[] = [
  {
    id: 'general-tax-credit',
    title: copy('General tax credit', 'Algemene heffingskorting'),
    blocks: [
      paragraph(
        'Everyone who is insured here gets it. It gets smaller as your income rises, and is nothing from the top bracket on.',
        'Iedereen die hier verzekerd is krijgt deze korting. De korting wordt lager als uw inkomen stijgt en is nul vanaf de hoogste schijf.',
      ),
      figure({
        label: copy('General tax credit, at most', 'Algemene heffingskorting, maximaal'),
        amount: euros(3070),
        years: same('2023'),
        others: inOtherYears(generalCredit, 2023),
        remark: copy('Below state pension age.', 'Onder de AOW-leeftijd.'),
      }),
    ],
  },
  {
    id: 'employment-tax-credit',
    title: copy('Employment tax credit', 'Arbeidskorting'),
    blocks: [
      paragraph(
        'For everyone with income from work: pensions and most benefits give none. It first grows with your income, then shrinks again. Your employer already takes it into account each month. Before it shrinks it is never less than was applied (_verrekende arbeidskorting_).',
        'Voor iedereen met inkomen uit werk: over pensioen en de meeste uitkeringen is er geen. De korting stijgt eerst met uw inkomen en wordt daarna weer lager. Uw werkgever houdt er elke maand al rekening mee. Tot de korting lager wordt, is die nooit minder dan hij verrekende.',
      ),
      figure({
        label: copy('Employment tax credit, at most', 'Arbeidskorting, maximaal'),
        amount: euros(4260),
        years: same('2022'),
        others: inOtherYears(labourCredit, 2022),
        remark: copy('Below state pension age.', 'Onder de AOW-leeftijd.'),
      }),
    ],
  },
  {
    id: 'other-credits',
    title: copy('Other credits', 'Andere kortingen'),
    blocks: [
      table(
        copy('Other credits, the maximum by year', 'Andere kortingen, het maximum per jaar'),
        [copy('Credit', 'Korting'), ...yearHeads],
        [
          [
            copy(
              'Working parents with a child under 12 (_inkomensafhankelijke combinatiekorting_)',
              'Inkomensafhankelijke combinatiekorting: werkende ouders met een kind onder de 12',
            ),
            ...combinationCredits,
          ],
          [copy('Older people (_ouderenkorting_)', 'Ouderenkorting'), ...elderlyCredits],
          [
            copy('Older people living alone (_alleenstaandeouderenkorting_)', 'Alleenstaandeouderenkorting'),
            ...singleElderlyCredits,
          ],
          [
            copy('Young disabled people (_jonggehandicaptenkorting_)', 'Jonggehandicaptenkorting'),
            ...youngDisabledCredits,
          ],
          [
            copy(
              'Green investments: what is exempt, of each partner',
              'Groene beleggingen: de vrijstelling, per partner',
            ),
            ...greenExempt,
          ],
        ],
      ),
      note(
        copy('Credits are in the figure under the law', 'Kortingen zitten in het bedrag volgens de wet'),
        copy('The demonstration figures leave them out.', 'De demonstratiebedragen laten ze weg.'),
      ),
    ],
  },
]
