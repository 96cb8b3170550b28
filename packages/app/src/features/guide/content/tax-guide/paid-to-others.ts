import { copy } from '@aangiftewijs/domain/language'
import { atStep, list, paragraph, type Section } from '../../blocks.ts'

/** Deductions for what one pays a former partner, or puts aside for later. We do not compute them. Stand in the fourth tab. */
export const paidToOthers: readonly Section[] = [
  {
    id: 'alimony',
    title: copy('Alimony paid', 'Betaalde alimentatie'),
    blocks: [
      list(
        copy(
          'Alimony you paid to a former partner (_partneralimentatie_) is deductible, at the [maximum rate](/tax-guide#mortgage-interest) of other deductions. Keep the agreement or the judgment, and proof of payment.',
          'Partneralimentatie die u aan een ex-partner betaalde is aftrekbaar, tegen het [hoogste tarief](/tax-guide#mortgage-interest) van andere aftrekposten. Bewaar de afspraak of de uitspraak, en het betaalbewijs.',
        ),
        copy(
          'Alimony for children (_kinderalimentatie_) is not: leave it out. Nor is it income for the person who receives it.',
          'Kinderalimentatie niet: laat die weg. Voor wie kinderalimentatie ontvangt, is het ook geen inkomen.',
        ),
      ),
      paragraph(
        'The practice return does not compute this deduction: tick that you paid alimony, and it says that it gives no figure.',
        'De oefenaangifte rekent deze aftrekpost niet uit: vink aan dat u alimentatie betaalde, dan geeft die geen bedrag.',
      ),
      atStep('deductions', 'alimonyPaid'),
    ],
  },
  {
    id: 'annuity-premiums',
    title: copy('Annuity premiums', 'Lijfrentepremies'),
    blocks: [
      paragraph(
        'Do you save for later yourself in an annuity (_lijfrente_), with an insurer or in a blocked account at a bank? What you paid in the tax year may be deductible, up to your room for the year (_jaarruimte_): the less pension you build up elsewhere, the larger it is. Room you left unused in earlier years (_reserveringsruimte_) may be added. The [Belastingdienst](https://www.belastingdienst.nl/) has a calculation aid for both. What an annuity pays you later is income.',
        'Spaart u zelf voor later in een lijfrente, bij een verzekeraar of op een geblokkeerde rekening bij een bank? Wat u in het belastingjaar betaalde is mogelijk aftrekbaar, tot uw jaarruimte: hoe minder pensioen u elders opbouwt, hoe groter die is. Ruimte die u in eerdere jaren niet gebruikte (reserveringsruimte) komt er soms bij. De [Belastingdienst](https://www.belastingdienst.nl/) heeft voor beide een rekenhulp. Wat een lijfrente u later uitkeert is inkomen.',
      ),
      paragraph(
        'The practice return does not compute this deduction: tick that you paid annuity premiums, and it says that it gives no figure.',
        'De oefenaangifte rekent deze aftrekpost niet uit: vink aan dat u lijfrentepremies betaalde, dan geeft die geen bedrag.',
      ),
      atStep('deductions', 'annuityPremiums'),
    ],
  },
]
