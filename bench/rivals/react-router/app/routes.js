import { index, layout, route } from '@react-router/dev/routes'

export default [
  layout('account.jsx', { id: 'account' }, [
    index('dashboard.jsx'),
    route('tax-filing/income', 'income.jsx'),
    route('faq', 'faq.jsx'),
  ]),
]
