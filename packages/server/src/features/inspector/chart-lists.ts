import { type LanguageChoice, wordsOf } from '@aangiftewijs/domain/language'
import { catalogue, requestWords } from '@aangiftewijs/machines/catalogue'
import { type ChartNode, type ChartTransition, chartTree } from '@aangiftewijs/machines/chart-tree'
import { anchorOf, fulfilmentsOf, specSections } from '@aangiftewijs/machines/spec-sections'
import { escapeHtml } from '../../ssr/plain-page.ts'

/** Every chart of the catalogue as nested lists: what the inspector shows without script. */
export const chartLists = (language: LanguageChoice): string =>
  catalogue
    .map(
      ({ title, description, machine }) =>
        `<section><h2>${escapeHtml(wordsOf(title, language))}</h2><p>${escapeHtml(wordsOf(description, language))}</p>
<ul lang="en">${stateItem(chartTree(machine, (id) => requestWords[id]?.en ?? id))}</ul></section>`,
    )
    .join('\n')

/** Every section of the specification, where the states of the lists lead. */
export function specList(language: LanguageChoice): string {
  const fulfilled = fulfilmentsOf(catalogue)
  return specSections
    .map(({ id, title, asks }) => {
      const states = (fulfilled.get(id) ?? []).map(
        (one) => `${wordsOf(one.chart.title, language)}: ${one.states.join(', ')}`,
      )
      return `<section id="${anchorOf(id)}"><h3>${escapeHtml(`${id} · ${wordsOf(title, language)}`)}</h3>
<p>${escapeHtml(wordsOf(asks, language))}</p><ul>${states.map((one) => `<li>${escapeHtml(one)}</li>`).join('')}</ul></section>`
    })
    .join('\n')
}

function stateItem({ name, description, spec, invocations, transitions, children }: ChartNode): string {
  const facts = invocations.map(({ source }) => `waits for “${source}”`)
  const sections = spec.map((id) => ` <a href="#${anchorOf(id)}">${escapeHtml(id)}</a>`).join('')
  const ways = transitions.map(wayItem).join('')
  const inner = children.map(stateItem).join('')
  return `<li><strong>${escapeHtml(name)}</strong> ${escapeHtml([description, ...facts].join(' · '))}${sections}${
    ways + inner === '' ? '' : `<ul>${ways}${inner}</ul>`
  }</li>`
}

function wayItem({ kind, trigger, guard, targets, description }: ChartTransition): string {
  const condition = guard === null ? '' : ` [${guard}]`
  const target = targets.map((id) => id.split('.').slice(1).join(' › ') || id).join(', ') || 'stays'
  return `<li>${escapeHtml(`${kind === 'event' ? '' : `${kind} `}${trigger}${condition} → ${target}. ${description}`)}</li>`
}
