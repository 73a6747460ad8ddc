import { isEmpty, type FieldValue, type FormModel } from '../domain/form.ts';
import type { FormDefinition } from './form-definition.ts';
import { formMoves } from './form-moves.ts';
import { formRuns } from './form-runs.ts';
import { freshStanding, isUnsaved, missingIn } from './form-standing.ts';
import { createStanding } from './standing-store.ts';

/** A form that its screen can give outside knowledge. */
export interface KnowingForm<Known> extends FormModel {
  know(known: Known): void;
}

/** Makes a form from its definition: a small store that a screen draws and the voice fills. */
export function createForm<Known = null>(
  definition: FormDefinition<Known>,
  ...[knownAtFirst]: Known extends null ? [] : [Known]
): KnowingForm<Known> {
  const standing = createStanding(definition, (knownAtFirst ?? null) as Known);
  const { now, known, change } = standing;
  const { sends, draft, begin, end } = formRuns(definition, standing);
  const moves = formMoves(definition, standing, { sends, draft });
  const { allFields, fields } = moves;

  function set(name: string, typed: FieldValue): void {
    const format = allFields().find((field) => field.name === name)?.format;
    const value = format && typeof typed === 'string' ? format(typed) : typed;
    const values = { ...now().values, [name]: value };
    change({ values: definition.follow?.(name, values, known()) ?? values, recent: name });
  }

  return {
    name: definition.name,
    title: definition.title,
    beside: definition.beside ?? false,
    ...moves,
    button: () => definition.button(now(), known()),
    field: (name) => allFields().find((field) => field.name === name),
    getState: standing.shown,
    subscribe: standing.subscribe,
    set,
    touch: (name) => change({ touched: new Set([...now().touched, name]) }),
    focusOn: (field) => change({ focus: { field } }),
    missing: () => missingIn(definition, now().values, known()),
    draft,
    begin,
    end,
    isChanged: () => !definition.passing && isUnsaved(now()),
    nextEmpty: (except) => fields().find(({ name, required }) => required && name !== except && isEmpty(now().values[name])),
    reset: () => change(freshStanding(definition)),
    know: standing.know,
  };
}
