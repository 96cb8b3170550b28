import { type LanguageChoice, wordsOf } from '@aangiftewijs/domain/language'
import { catalogue } from '@aangiftewijs/machines/catalogue'
import { type ChartNode, type ChartTransition, chartTree } from '@aangiftewijs/machines/chart-tree'
import { escapeHtml } from '../../ssr/plain-page.ts'

/** Every chart of the catalogue as nested lists: what the inspector shows without script. */
export const chartLists = (language: LanguageChoice): string =>
  catalogue
    .map(
      ({ title, description, machine }) =>
        `<section><h2>${escapeHtml(wordsOf(title, language))}</h2><p>${escapeHtml(wordsOf(description, language))}</p>
<ul lang="en">${stateItem(chartTree(machine))}</ul></section>`,
    )
    .join('\n')

function stateItem({ name, description, spec, invocations, transitions, children }: ChartNode): string {
  const facts = [...invocations.map(({ source }) => `asks ${source}`), ...(spec === null ? [] : [spec])]
  const ways = transitions.map(wayItem).join('')
  const inner = children.map(stateItem).join('')
  return `<li><strong>${escapeHtml(name)}</strong> ${escapeHtml([description, ...facts].join(' · '))}${
    ways + inner === '' ? '' : `<ul>${ways}${inner}</ul>`
  }</li>`
}

function wayItem({ kind, trigger, guard, targets, description }: ChartTransition): string {
  const condition = guard === null ? '' : ` [${guard}]`
  const target = targets.map((id) => id.split('.').slice(1).join(' › ') || id).join(', ') || 'stays'
  return `<li>${escapeHtml(`${kind === 'event' ? '' : `${kind} `}${trigger}${condition} → ${target}. ${description}`)}</li>`
}
