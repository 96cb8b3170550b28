import { type Copy, copy } from '../language/index.ts'

/** What is written down of what people and operators do, and what it is called to the person. */
export const auditEvents = {
  'signed-in': copy('Signed in', 'Ingelogd'),
  'second-factor-asked': copy('Password entered, second step asked', 'Wachtwoord ingevuld, tweede stap gevraagd'),
  'second-factor-changed': copy('Passkeys or recovery codes changed', 'Passkeys of herstelcodes gewijzigd'),
  'signed-out': copy('Signed out everywhere', 'Overal uitgelogd'),
  registered: copy('Account made', 'Account aangemaakt'),
  'password-changed': copy('Password changed', 'Wachtwoord gewijzigd'),
  'password-link-sent': copy('A link for a new password was made', 'Link voor een nieuw wachtwoord gemaakt'),
  'password-set-by-link': copy('Password set with a link', 'Wachtwoord ingesteld met een link'),
  'details-changed': copy('Name, username or BSN changed', 'Naam, gebruikersnaam of BSN gewijzigd'),
  'email-change-asked': copy('Another email address asked for', 'Ander e-mailadres opgegeven'),
  'email-changed': copy('Email address changed', 'E-mailadres gewijzigd'),
  exported: copy('Data downloaded', 'Gegevens gedownload'),
  'account-deleted': copy('Account deleted', 'Account verwijderd'),
  'account-disabled': copy('Account blocked by an administrator', 'Account geblokkeerd door een beheerder'),
  'account-enabled': copy(
    'Account unblocked by an administrator',
    'Blokkering van het account opgeheven door een beheerder',
  ),
  'return-changed': copy('Tax return changed', 'Aangifte gewijzigd'),
  'return-submitted': copy('Tax return submitted (practice)', 'Aangifte ingezonden (oefening)'),
  'return-discarded': copy('Tax return discarded', 'Aangifte verwijderd'),
  'document-added': copy('Document uploaded', 'Document geüpload'),
  'document-changed': copy('Document changed', 'Document gewijzigd'),
  'documents-deleted': copy('Documents deleted', 'Documenten verwijderd'),
} as const satisfies Record<string, Copy>

export type AuditEvent = keyof typeof auditEvents

/** An entry as `GET /api/user/activity` lists it. */
export interface AuditEntry {
  /** ISO date-time. */
  readonly at: string
  readonly event: AuditEvent
  /** The network it came from; null: an operator did it. */
  readonly address: string | null
}
