import { startFromIntent } from '@aangiftewijs/domain/tax-return'
import { useEffect } from 'react'
import type { DraftKeeper } from './draft-keeper.ts'

/**
 * Ends what is typed when setup is begun anew from another return: the form that does so names the drafts it takes the place of (`ids`),
 * and what is not sent yet is sent no more. Else it would come after, and stand in the place of what was asked for last. Heard by the
 * document: that form is a part of the page which may have no script yet.
 */
export function useGivingWay(keeper: DraftKeeper, ids: string): void {
  useEffect(() => {
    const giveWay = ({ formData }: FormDataEvent) => {
      if (formData.get('intent') !== startFromIntent) return
      keeper.drop()
      formData.set('draft', ids)
    }
    document.addEventListener('formdata', giveWay)
    return () => document.removeEventListener('formdata', giveWay)
  }, [keeper, ids])
}
