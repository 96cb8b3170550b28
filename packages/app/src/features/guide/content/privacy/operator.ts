import { type Copy, copy } from '@aangiftewijs/domain/language'
import type { Operator } from '../../../../page-request.ts'
import { list, paragraph, type Section } from '../../blocks.ts'
import { contactAddress } from '../../contact-address.ts'

/** What an operator wrote, without what would be read as a mark. */
const plain = (text: string) => text.replaceAll(/[[\]*_]/g, ' ')

/** The contact of who answers for the data, as a link. */
export const contactLink = (contact: string): string => `[${contact}](${contactAddress(contact)})`

const controllerOf = ({ controller }: Operator) =>
  controller === undefined
    ? paragraph(
        'Whoever runs this installation has not said here who they are. It is there to try things out: enter no data of people who exist, and do not count on an answer to questions about your data.',
        'Wie deze site beheert, heeft hier niet aangegeven wie dat is. Deze site is er om dingen uit te proberen: vul geen gegevens in van mensen die bestaan, en reken niet op antwoord op vragen over uw gegevens.',
      )
    : paragraph(
        `${plain(controller.name)} decides what your data is used for and answers for it (the controller). Ask anything about your data at ${contactLink(controller.contact)}.`,
        `${plain(controller.name)} bepaalt waarvoor uw gegevens worden gebruikt en is daarvoor verantwoordelijk (de verwerkings\u00ADverantwoordelijke). Vragen over uw gegevens stelt u via ${contactLink(controller.contact)}.`,
      )

/** Who answers for the data. */
export const whoAnswers = (operator: Operator): Section => ({
  id: 'who-answers',
  title: copy('Who answers for your data', 'Wie verantwoordelijk is voor uw gegevens'),
  blocks: [controllerOf(operator)],
})

/** Why the data may be used. */
export const grounds: Section = {
  id: 'grounds',
  title: copy('On what ground', 'Op welke grond'),
  blocks: [
    list(
      copy(
        'Your account, returns and documents: because you ask us for this service (an agreement, GDPR article 6(1)(b)). Without name, email, username and BSN there is no account; whatever else you fill in is up to you.',
        'Uw account, aangiften en documenten: omdat u ons om deze dienst vraagt (een overeenkomst, AVG artikel 6 lid 1 onder b). Zonder naam, e-mail, gebruikersnaam en BSN is er geen account; wat u verder invult, bepaalt u zelf.',
      ),
      copy(
        'The list of what was done, the counts of attempts, and backups: because we have to keep accounts secure and intact (a legitimate interest, article 6(1)(f)). You may object to that.',
        'De lijst van wat er is gedaan, het tellen van pogingen, en reservekopieën: omdat wij accounts moeten beveiligen en beschadiging moeten voorkomen (een gerechtvaardigd belang, artikel 6 lid 1 onder f). U mag daar bezwaar tegen maken.',
      ),
      copy(
        'Healthcare expenses say something about health. You need not fill them in; if you do, that is your consent (article 9(2)(a)), and by emptying the question you take it back.',
        'Zorgkosten zeggen iets over gezondheid. U hoeft ze niet in te vullen; doet u het wel, dan is dat uw toestemming (artikel 9 lid 2 onder a), en door de vraag leeg te maken trekt u die in.',
      ),
      copy(
        'A BSN may be used only where a law says so, and none does for practising: use the test BSN.',
        'Een BSN mag alleen worden gebruikt als de wet dat toestaat. Voor oefenen staat de wet dat niet toe: gebruik het test-BSN.',
      ),
    ),
    paragraph(
      'We make no decisions about you here: the results are only for you.',
      'Wij nemen hier geen besluiten over u: de berekening is alleen voor uzelf.',
    ),
  ],
}

const partnerAsks = ({ controller }: Operator): Copy =>
  controller === undefined
    ? copy(
        'To see, correct or delete it they ask you: you do it in your return, and no one else reads it.',
        'Wil uw partner ze inzien, verbeteren of verwijderen, dan vraagt uw partner het u: u doet het in uw aangifte, en niemand anders leest die.',
      )
    : copy(
        `To see, correct or delete it they ask you, or us at ${contactLink(controller.contact)}.`,
        `Wil uw partner ze inzien, verbeteren of verwijderen, dan vraagt uw partner het u, of ons via ${contactLink(controller.contact)}.`,
      )

/** What is kept of somebody who did not type it. */
export const partner = (operator: Operator): Section => ({
  id: 'partner',
  title: copy('Your partner’s data', 'De gegevens van uw partner'),
  blocks: [
    paragraph(
      'In a joint return you fill in your partner’s name, BSN, date of birth, income and costs, healthcare expenses too, and may upload their documents. Ask them first, and show them this page.',
      'In een gezamenlijke aangifte vult u van uw partner naam, BSN, geboortedatum, inkomen en kosten in, ook zorgkosten, en kunt u documenten van uw partner uploaden. Vraag het eerst, en laat uw partner deze pagina zien.',
    ),
    paragraph(
      'It comes from you and is used for that return alone, because the two of you have an interest in it (article 6(1)(f)); healthcare expenses only if your partner agrees. It is kept, protected and deleted with your return. Do you file alone after all? Then the step Partner shows what is still kept and removes it; submitting removes it, too.',
      'De gegevens komen van u en worden alleen voor die aangifte gebruikt, omdat u daar samen belang bij hebt (artikel 6 lid 1 onder f); zorgkosten alleen als uw partner het goedvindt. Ze worden met uw aangifte bewaard, beschermd en verwijderd. Doet u toch alleen aangifte? Dan ziet en verwijdert u bij de stap Partner wat er nog van uw partner bewaard wordt; ook als u inzendt, wordt het verwijderd.',
    ),
    { kind: 'paragraph', text: partnerAsks(operator) },
  ],
})

const namesOf = (processors: readonly string[]) => processors.map(plain).join('; ')

/** Who gets to keep or carry the data, as it is set up here. */
export const recipients = ({ processors = [], sendsMail, hasBucket }: Operator): Section => ({
  id: 'recipients',
  title: copy('Who else gets it', 'Wie de gegevens nog meer krijgt'),
  blocks: [
    list(
      copy(
        'Whoever provides the machines this runs on: everything is stored there.',
        'Wie de machines levert waarop dit draait: daar is alles opgeslagen.',
      ),
      ...(sendsMail
        ? [
            copy(
              'A mail server: your email address and our letters, such as a link to set a new password.',
              'Een mailserver: uw e-mailadres en onze berichten, zoals een link om een nieuw wachtwoord in te stellen.',
            ),
          ]
        : []),
      ...(hasBucket
        ? [
            copy(
              'A storage service: the documents you upload, encrypted; it does not have the key.',
              'Een opslagdienst: de documenten die u uploadt, versleuteld; die heeft de sleutel niet.',
            ),
          ]
        : []),
      ...(processors.length > 0
        ? [copy(`These are: ${namesOf(processors)}.`, `Dat zijn: ${namesOf(processors)}.`)]
        : []),
      copy(
        'Nobody else. Nothing is sold, and nothing goes to the tax authority.',
        'Niemand anders. Er wordt niets verkocht, en er gaat niets naar de Belastingdienst.',
      ),
    ),
  ],
})

/** How long a backup has what was deleted. */
export const backups = ({ backupDays }: Operator): Section => ({
  id: 'backups',
  title: copy('Backups', 'Reservekopieën'),
  blocks: [
    backupDays === undefined
      ? paragraph(
          'Whoever runs this installation may make backups and has not said how long they are kept. What you delete may stay in them until they are deleted.',
          'Wie deze site beheert, kan reservekopieën maken en heeft niet aangegeven hoe lang die blijven. Wat u verwijdert, kan daarin blijven staan tot ze worden verwijderd.',
        )
      : paragraph(
          `What you delete, and documents whose 24 hours are over, may stay in backups for ${daysEn(backupDays)} at most. What is encrypted here is encrypted there.`,
          `Wat u verwijdert, en documenten waarvan de 24 uur om zijn, kunnen nog maximaal ${daysNl(backupDays)} in reservekopieën staan. Wat hier versleuteld is, is het daar ook.`,
        ),
    paragraph(
      `Backups serve only to bring everything back when a machine breaks. Accounts deleted since are then deleted again: for that we keep the number of a deleted account and the moment, and nothing else, ${backupDays === undefined ? 'for a year' : `for ${daysEn(backupDays)}`}.`,
      `Reservekopieën dienen alleen om alles terug te zetten als een machine het begeeft. Accounts die sindsdien zijn verwijderd, worden dan opnieuw verwijderd: daarvoor bewaren wij ${backupDays === undefined ? 'een jaar' : daysNl(backupDays)} het nummer van een verwijderd account en het moment, en verder niets.`,
    ),
  ],
})

const daysEn = (days: number) => (days === 1 ? 'a day' : `${days} days`)
const daysNl = (days: number) => (days === 1 ? 'één dag' : `${days} dagen`)
