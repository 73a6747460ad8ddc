import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { FormModel, FormState } from '../domain/form.ts';
import { useStores } from './stores.tsx';

/** The form of a screen or dialog: created once, filled by voice while it is shown, drawn from its state. */
export function useForm<F extends FormModel>(make: () => F): F & { readonly state: FormState } {
  const [form] = useState(make);
  const { forms } = useStores();
  const [path] = useLocation();
  const query = useSearch();
  const address = useRef('');
  useEffect(() => {
    address.current = query === '' ? path : `${path}?${query}`;
  }, [path, query]);
  useEffect(() => forms.add(form, () => address.current), [forms, form]);
  const state = useSyncExternalStore(form.subscribe, form.getState, form.getState);
  return useMemo(() => ({ ...form, state }), [form, state]);
}
