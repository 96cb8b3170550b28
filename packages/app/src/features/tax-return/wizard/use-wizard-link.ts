import type { Step } from '@aangiftewijs/domain/tax-return'
import { addressOf, destinationOf, type MoveEvent } from '@aangiftewijs/machines/tax-return'
import type { MouseEvent } from 'react'
import { isPlainClick } from '../../../shell/plain-click.ts'
import { useVisit } from '../../../shell/visit.tsx'

/** A link of the wizard: a real address, and what it tells the wizard instead where script runs. */
export interface WizardLink {
  readonly href: string
  readonly onFollow: (event: MouseEvent) => void
}

/** Makes links that are events of the wizard, whose address then follows. `from`: the step of the page, which Back needs. */
export function useWizardLink(): (event: MoveEvent, from?: Step) => WizardLink {
  const visit = useVisit()
  return (event, from = 'setup') => ({
    href: addressOf(destinationOf(event, from)),
    onFollow: (click) => {
      // Where the wizard would not go, the address is simply opened.
      if (!isPlainClick(click) || !visit.wizard?.can(event)) return
      click.preventDefault()
      visit.wizard.send(event)
    },
  })
}
