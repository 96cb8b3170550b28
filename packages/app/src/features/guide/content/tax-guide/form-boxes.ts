import { copy } from '@aangiftewijs/domain/language'
import { euros, figure, list, note, type Part, paragraph } from '../../blocks.ts'
import { homeRateOf2023 } from './law-figures.ts'

/** The third tab: item by item, what to fill in and where to find it. */
export const formBoxes: Part = {
  id: 'form-boxes',
  title: copy('Form Boxes Guide', 'Uitleg per vak'),
  lead: copy(
    'Item by item: what to fill in, and on which paper you find it.',
    'Vak voor vak: wat u invult en op welk papier u het vindt.',
  ),
  sections: [
    {
      id: 'bsn',
      title: copy('BSN, your citizen service number', 'BSN, het burgerservicenummer'),
      blocks: [
        paragraph(
          'The _burgerservicenummer_ has 9 digits. You find it on your passport, identity card, driving licence, health insurance card and payslip. A number that starts with 0 keeps that 0.',
          'Het burgerservicenummer heeft 9 cijfers. U vindt het op uw paspoort, identiteitskaart, rijbewijs, zorgpas en loonstrook. Begint uw nummer met een 0? Dan hoort die 0 erbij.',
        ),
        note(
          copy('Do not use your own BSN here', 'Gebruik hier niet uw eigen BSN'),
          copy(
            'This is a place to practise. Use the test BSN 999990019, which belongs to no one.',
            'Dit is een oefenomgeving. Gebruik het test-BSN 999990019: dat is van niemand.',
          ),
        ),
      ],
    },
    {
      id: 'fiscal-partner',
      title: copy('Fiscal partner', 'Fiscale partner'),
      blocks: [
        paragraph(
          'You are fiscal partners when you are married or in a registered partnership. If you live together you can be, for example with a child together, a home you both own, a notarial cohabitation contract, or a shared pension scheme. A partner who lives abroad all year is usually not a fiscal partner, even if you are married: you then file the usual return alone; only the combination credit still goes to the one of you who earns less from work. In the EU and [a few other countries](/tax-guide#expats) it is otherwise only where at least 90% of the partner’s income is taxed here.',
          'U bent fiscale partners als u getrouwd bent of een geregistreerd partnerschap hebt. Woont u samen, dan kunt u het ook zijn: bijvoorbeeld met een kind samen, een gezamenlijke koopwoning, een samenlevingscontract bij de notaris of een gezamenlijke pensioenregeling. Een partner die het hele jaar in het buitenland woont, is meestal geen fiscale partner, ook als u getrouwd bent: u doet dan gewoon aangifte, zonder partner; alleen de combinatiekorting blijft voor wie het minst met werk verdient. In de EU en [enkele andere landen](/tax-guide#expats) is dat alleen anders als minstens 90% van het inkomen van de partner hier wordt belast.',
        ),
        paragraph(
          'Partners may divide some items as they like, such as the mortgage interest, gifts and box 3. Giving everything to the higher income seems best and is often worse, since tax credits change with it: the overview of your practice return says what another division is worth.',
          'Partners mogen sommige posten vrij verdelen, zoals de hypotheekrente, giften en box 3. Alles bij het hoogste inkomen zetten lijkt het gunstigst en is vaak slechter, omdat heffingskortingen meebewegen: in het overzicht van uw oefenaangifte staat wat een andere verdeling scheelt.',
        ),
        paragraph(
          'Did you marry, move in together or separate during the year? Who were partners for a part of it may choose, both of them, to be partners for all of it; otherwise you divide nothing. Married people stop being partners once a divorce was asked of the court and they are no longer registered at one address.',
          'Bent u in de loop van het jaar getrouwd, gaan samenwonen of uit elkaar gegaan? Wie een deel van het jaar partners waren, mogen er samen voor kiezen het hele jaar partners te zijn; anders verdeelt u niets. Wie getrouwd is, is geen partner meer als de echtscheiding bij de rechter is aangevraagd en u niet meer op één adres staat ingeschreven.',
        ),
        paragraph(
          'In the practice return you tick joint filing in the [first step](/tax-filing/setup); the partner step then appears. Tick it whenever you have a fiscal partner, even if you each file separately: the law counts you and your partner together, for example for the combination credit, box 3 and the thresholds. Unticked, nothing of your partner counts; it comes back when you tick it again. A real joint return must be signed by each of you, with your own DigiD.',
          'In de oefenaangifte vinkt u in de [eerste stap](/tax-filing/setup) ‘Ik doe aangifte samen met mijn fiscale partner’ aan; daarna verschijnt de stap Partner. Doe dat altijd als u een fiscale partner hebt, ook als u ieder apart aangifte doet: de wet rekent met u samen, bijvoorbeeld voor de combinatiekorting, box 3 en de drempels. Zet u het uit, dan telt er niets van uw partner; dat komt terug als u het weer kiest. Een echte gezamenlijke aangifte ondertekent u allebei, ieder met een eigen DigiD.',
        ),
        paragraph(
          'Did your partner die after the tax year, before its return was filed? Then you were fiscal partners in that year: the return stays the usual one, and you file it together. For the person who died the heirs sign, with an authorisation (_machtiging_) from the Belastingdienst and not with that person’s DigiD. Only for the year of the death is there an [F form](/tax-guide#which-form).',
          'Is uw partner na het belastingjaar overleden, voordat de aangifte was gedaan? Dan was u in dat jaar fiscale partners: de aangifte blijft een gewone, en u doet die samen. Voor wie is overleden, ondertekenen de erfgenamen, met een machtiging van de Belastingdienst en niet met de DigiD van wie is overleden. Alleen over het jaar van overlijden is er een [F-aangifte](/tax-guide#which-form).',
        ),
      ],
    },
    {
      id: 'migration-dates',
      title: copy('Migration dates', 'Datums van aankomst en vertrek'),
      blocks: [
        paragraph(
          'Did you come to or leave the Netherlands during the year? Give the dates on which you registered with, or deregistered from, the municipality (BRP). These dates split your year: for the part in which you lived abroad, only Dutch income counts.',
          'Kwam u in de loop van het jaar naar Nederland of vertrok u? Geef de datums op waarop u zich bij de gemeente (BRP) in- of uitschreef. Die datums splitsen uw jaar: in het deel dat u in het buitenland woonde, telt alleen Nederlands inkomen.',
        ),
        paragraph(
          'You use the [M form](/tax-guide#which-form) for that year, usually due before July 1 of the year after: your invitation has the day. Your tax-free amounts and credits are counted for the part of the year in which you were insured here.',
          'U doet over dat jaar een [M-aangifte](/tax-guide#which-form), die meestal vóór 1 juli van het jaar daarna binnen moet zijn: de dag staat in uw uitnodiging. Uw vrijstellingen en kortingen tellen naar het deel van het jaar waarin u hier verzekerd was.',
        ),
      ],
    },
    {
      id: 'employment-income',
      title: copy('Employment income', 'Loon'),
      blocks: [
        paragraph(
          'Look on your annual statement for _loon loonbelasting/volksverzekeringen_, also called _fiscaal loon_. Add up the statements of all employers. Do not use the gross salary of your contract, nor the amount paid into your bank account.',
          'Zoek op uw jaaropgaaf naar ‘loon loonbelasting/volksverzekeringen’, ook wel fiscaal loon. Tel de jaaropgaven van alle werkgevers op. Neem niet het brutoloon uit uw contract en ook niet het bedrag dat op uw rekening kwam.',
        ),
        list(
          copy('Holiday pay and bonus are already part of it.', 'Vakantiegeld en bonus zitten er al in.'),
          copy(
            'With the 30% ruling the tax-free part is already left out.',
            'Met de 30%-regeling is het onbelaste deel er al af.',
          ),
          copy(
            'Tips are salary too: add to your salary what is on no statement.',
            'Fooien zijn ook loon: tel bij uw loon op wat op geen jaaropgaaf staat.',
          ),
          copy(
            'So is what UWV pays for a birth, adoption or parental leave (WAZO), and a sickness benefit (_Ziektewet_) while you are employed.',
            'Ook loon: een uitkering bij geboorte, adoptie of ouderschapsverlof (WAZO), en Ziektewet tot uw baan eindigt.',
          ),
        ),
      ],
    },
    {
      id: 'withholding-tax',
      title: copy('Tax withheld', 'Ingehouden loonheffing'),
      blocks: [
        paragraph(
          'On the same statement: _ingehouden loonheffing_, in full _ingehouden loonbelasting/premie volksverzekeringen_. This is the tax you have already paid. It comes off your bill in full; what is too much you get back.',
          'Op dezelfde jaaropgaaf: ingehouden loonheffing, voluit ‘ingehouden loonbelasting/premie volksverzekeringen’. Dit is de belasting die u al betaalde. Dat bedrag gaat helemaal af van wat u moet betalen; wat te veel is, krijgt u terug.',
        ),
        paragraph(
          'The payroll tax credit (_loonheffingskorting_) may be applied by one employer, pension fund or SVB at a time, usually the one that pays you most. Each of two jobs or pensions withholds as if it were your only one: together that may be too little, and you pay the rest after the return.',
          'De loonheffingskorting mag u bij één werkgever, pensioenfonds of de SVB tegelijk laten toepassen, meestal bij wie u het meest betaalt. Bij twee banen of pensioenen houdt ieder in alsof het uw enige is: samen kan dat te weinig zijn, en dan betaalt u bij na de aangifte.',
        ),
        note(
          copy('A common mix-up', 'Een bekende verwisseling'),
          copy(
            'The _bijdrage Zorgverzekeringswet_ on your statement is not income tax. Do not add it.',
            'De bijdrage Zorgverzekeringswet op uw jaaropgaaf is geen inkomstenbelasting. Tel die niet mee.',
          ),
        ),
      ],
    },
    {
      id: 'woz-value',
      title: copy('WOZ value', 'WOZ-waarde'),
      blocks: [
        paragraph(
          'The value the municipality gives your home. For the return over 2024 you use the notice with reference date (_waardepeildatum_) January 1, 2023: always one year before the tax year starts. You can look it up free of charge at the [WOZ-waardeloket](https://www.wozwaardeloket.nl/).',
          'De waarde die de gemeente aan uw woning geeft. Voor de aangifte over 2024 gebruikt u de beschikking met waardepeildatum 1 januari 2023: altijd een jaar vóór het begin van het belastingjaar. U zoekt de waarde gratis op in het [WOZ-waardeloket](https://www.wozwaardeloket.nl/).',
        ),
        paragraph(
          `The value sets what you add to your income (_eigenwoningforfait_). In ${homeRateOf2023.years.en} that is ${homeRateOf2023.rate.en} for most homes.`,
          `De waarde bepaalt wat u bij uw inkomen optelt (het eigenwoningforfait). In ${homeRateOf2023.years.nl} is dat voor de meeste woningen ${homeRateOf2023.rate.nl}.`,
        ),
      ],
    },
    {
      id: 'mortgage-interest-box',
      title: copy('Mortgage interest paid', 'Betaalde hypotheekrente'),
      blocks: [
        paragraph(
          'On the annual statement of your mortgage: _betaalde rente_ or _verschuldigde rente_. With several loan parts (_leningdelen_) you add them up. Repayment (_aflossing_) is not interest and cannot be deducted. Penalty interest and a bridging loan often stand on a statement of their own: see [what counts as interest](/tax-guide#mortgage-interest).',
          'Op het jaaroverzicht van uw hypotheek: betaalde rente of verschuldigde rente. Bij meer leningdelen telt u ze op. Aflossing is geen rente en is niet aftrekbaar. Boeterente en een overbruggingslening staan vaak op een eigen afrekening: zie [wat als rente telt](/tax-guide#mortgage-interest).',
        ),
        paragraph(
          'What the deduction is worth is under [mortgage interest deduction](/tax-guide#mortgage-interest).',
          'Wat de aftrek waard is, staat bij [aftrek van hypotheekrente](/tax-guide#mortgage-interest).',
        ),
      ],
    },
    {
      id: 'bank-balances',
      title: copy('Bank balances on January 1', 'Banksaldi op 1 januari'),
      blocks: [
        paragraph(
          'For box 3 one day counts: January 1 of the tax year. Take the balance of every account, in the Netherlands and abroad, also those of your children under 18. The annual overview of your bank shows it.',
          'Voor box 3 telt één dag: 1 januari van het belastingjaar. Neem het saldo van elke rekening, in Nederland en in het buitenland, ook van uw kinderen onder de 18. Het staat op het jaaroverzicht van uw bank.',
        ),
      ],
    },
    {
      id: 'valuables',
      title: copy('Valuables', 'Kostbaarheden'),
      blocks: [
        figure({
          label: copy(
            'Rule of thumb: valuables worth more than this count in box 3',
            'Vuistregel: kostbaarheden boven dit bedrag tellen mee in box 3',
          ),
          amount: euros(3000),
          years: copy('a rule of thumb, not an amount in the law', 'een vuistregel, geen bedrag uit de wet'),
          others: [],
          remark: copy(
            'The law looks at why you own something. Things for your own use, such as a car or furniture, do not count. Gold, art or jewellery that you hold mainly as an investment do.',
            'De wet kijkt waarom u iets bezit. Spullen voor eigen gebruik, zoals een auto of meubels, tellen niet mee. Goud, kunst of sieraden die u vooral als belegging hebt, tellen wel mee.',
          ),
        }),
      ],
    },
  ],
}
