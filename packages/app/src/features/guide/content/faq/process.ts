import { copy } from '@aangiftewijs/domain/language'
import { atStep, list, type Part, paragraph } from '../../blocks.ts'

/** Questions about filing a Dutch return. */
export const process: Part = {
  id: 'process',
  title: copy('The tax filing process', 'Aangifte doen'),
  sections: [
    {
      id: 'deadline',
      title: copy('When is the deadline?', 'Wanneer moet de aangifte binnen zijn?'),
      blocks: [
        paragraph(
          'The deadline is May 1 of the year after the tax year: you file before that day (April 30 at the latest). The return for 2024 had to be filed before May 1, 2025 (April 30, 2025 at the latest). An M or C form, for people who moved or lived abroad, is usually due before July 1. If your letter from the Belastingdienst names another date, that date counts.',
          'U doet aangifte vóór 1 mei van het jaar na het belastingjaar (uiterlijk 30 april). Over 2024 moest de aangifte vóór 1 mei 2025 binnen zijn (uiterlijk 30 april 2025). Een M- of C-aangifte, van wie verhuisde of in het buitenland woonde, moet meestal vóór 1 juli binnen zijn. Staat er in uw brief van de Belastingdienst een andere datum? Dan geldt die.',
        ),
        paragraph(
          'More about dates is in the [tax guide](/tax-guide#key-dates).',
          'Meer over datums staat in de [belastinggids](/tax-guide#key-dates).',
        ),
      ],
    },
    {
      id: 'extension',
      title: copy('Can I get more time?', 'Kan ik meer tijd krijgen?'),
      blocks: [
        paragraph(
          'Yes. Ask the Belastingdienst for an extension (_uitstel_) before May 1, online in [Mijn Belastingdienst](https://mijn.belastingdienst.nl/) or by phone. You normally get until September 1. If you have to pay, interest (_belastingrente_) is added all the same, from July 1 on.',
          'Ja. Vraag de Belastingdienst vóór 1 mei om uitstel, online in [Mijn Belastingdienst](https://mijn.belastingdienst.nl/) of telefonisch. U krijgt meestal tot 1 september. Moet u betalen, dan komt daar vanaf 1 juli toch belastingrente bij.',
        ),
      ],
    },
    {
      id: 'who-must-file',
      title: copy('Do I have to file a return?', 'Moet ik aangifte doen?'),
      blocks: [
        paragraph(
          'You must if you received a letter that says so, or if you have to pay tax. You may if you expect a refund, up to 5 years back. See [who must file](/tax-guide#who-must-file).',
          'Het moet als u er een brief over kreeg of als u belasting moet betalen. Het mag als u denkt dat u geld terugkrijgt, tot 5 jaar terug. Zie [wie moet aangifte doen](/tax-guide#who-must-file).',
        ),
      ],
    },
    {
      id: 'documents-needed',
      title: copy('Which documents do I need?', 'Welke documenten heb ik nodig?'),
      blocks: [
        list(
          copy(
            'Required here: your annual income statement and your mortgage statement. You can go on without them while you practise.',
            'Hier verplicht: uw jaaropgaaf en het jaaroverzicht van uw hypotheek. Bij het oefenen kunt u ook zonder verder.',
          ),
          copy(
            'Optional: investments, healthcare, education and donations.',
            'Niet verplicht: beleggingen, zorg, studie en giften.',
          ),
        ),
        paragraph(
          'Upload them in the [documents step](/tax-filing/documents), or try [sample documents](/sample-documents) first. The [guide](/tax-guide#documents-you-need) lists what a real return asks.',
          'Upload ze in de [stap Documenten](/tax-filing/documents) of probeer eerst [voorbeelddocumenten](/sample-documents). In de [gids](/tax-guide#documents-you-need) staat wat een echte aangifte vraagt.',
        ),
        atStep('documents'),
      ],
    },
    {
      id: 'joint-filing',
      title: copy('Can I file together with my partner?', 'Kan ik samen met mijn partner aangifte doen?'),
      blocks: [
        paragraph(
          'Yes, if you are [fiscal partners](/tax-guide#fiscal-partner). In the [setup step](/tax-filing/setup), tick “I am filing together with my fiscal partner”. We do not check whether you are fiscal partners. You may each file separately too, but the law counts you together all the same: tick it then as well, or we work out the figure for someone without a partner. A partner who lives abroad all year is usually not a fiscal partner.',
          'Ja, als u [fiscale partners](/tax-guide#fiscal-partner) bent. Vink in de [eerste stap](/tax-filing/setup) ‘Ik doe aangifte samen met mijn fiscale partner’ aan. Wij controleren niet of u fiscale partners bent. U mag ook ieder apart aangifte doen, maar de wet rekent dan evengoed met u samen: vink het ook dan aan, anders berekenen we het bedrag voor iemand zonder partner. Een partner die het hele jaar in het buitenland woont, is meestal geen fiscale partner.',
        ),
        atStep('setup', 'isJointFiling'),
      ],
    },
    {
      id: 'refund',
      title: copy('When would I get a refund?', 'Wanneer krijg ik geld terug?'),
      blocks: [
        paragraph(
          'After a real return you normally hear from the Belastingdienst within 3 months, and before July 1 if you filed before April 1. The money usually follows within a week of the assessment. From this site you receive nothing: it is for practice.',
          'Na een echte aangifte krijgt u meestal binnen 3 maanden bericht van de Belastingdienst, en vóór 1 juli als u vóór 1 april aangifte deed. Het geld volgt meestal binnen een week na de aanslag. Van deze site krijgt u niets: hier oefent u.',
        ),
      ],
    },
    {
      id: 'correct-a-return',
      title: copy('What if I made a mistake in my real return?', 'Wat als ik een fout maakte in mijn echte aangifte?'),
      blocks: [
        paragraph(
          'Send a corrected return to the Belastingdienst: the last one counts. After the final assessment you can object within 6 weeks, or ask for a reduction up to 5 years after the tax year.',
          'Stuur de Belastingdienst een verbeterde aangifte: de laatste telt. Na de definitieve aanslag kunt u binnen 6 weken bezwaar maken, of tot 5 jaar na het belastingjaar om vermindering vragen.',
        ),
      ],
    },
    {
      id: 'last-year',
      title: copy('Can I copy my answers of last year?', 'Kan ik mijn antwoorden van vorig jaar overnemen?'),
      blocks: [
        paragraph(
          'Yes: when you start a return here and have one of another year, Setup offers to start from it. Who you are, your partner, home and child are filled in for you to check. Amounts stay empty; those of the other year stand beside them.',
          'Ja: begint u hier een aangifte en hebt u er een van een ander jaar, dan kunt u bij Gegevens daarmee beginnen. Wie u bent, uw partner, woning en kind staan dan ingevuld, en u kijkt ze na. Bedragen blijven leeg; die van het andere jaar staan erbij.',
        ),
      ],
    },
    {
      id: 'expat',
      title: copy(
        'I moved to the Netherlands this year. What now?',
        'Ik ben dit jaar naar Nederland verhuisd. Wat nu?',
      ),
      blocks: [
        paragraph(
          'For the year of your move you file an M form with the Belastingdienst, usually before July 1 of the year after: your invitation has the day. Read [living or working across borders](/tax-guide#expats) and [the 30% ruling](/tax-guide#thirty-percent-ruling). The practice return covers a full year of living here.',
          'Over het jaar van uw verhuizing doet u bij de Belastingdienst een M-aangifte, meestal vóór 1 juli van het jaar daarna: de dag staat in uw uitnodiging. Lees [wonen of werken over de grens](/tax-guide#expats) en [de 30%-regeling](/tax-guide#thirty-percent-ruling). De oefenaangifte gaat over een heel jaar wonen in Nederland.',
        ),
        atStep('income', 'partYearResident'),
      ],
    },
  ],
}
