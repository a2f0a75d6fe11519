import { z } from 'zod';
import type { ApiRoute } from './api.ts';
import { missing, PaymentsError } from './errors.ts';
import { pageFields, pageOf } from './lists.ts';
import { metadataSchema, type Product } from './order-records.ts';
import { emptyable, mergeMetadata, metadataChanges, readFields, yesOrNo } from './read-fields.ts';
import { allOf, newId, nowInSeconds, type PaymentRecords } from './records.ts';
import { productShape } from './shapes/price-shape.ts';

const createFields = z.strictObject({
  id: z.string().min(1).max(255).optional(),
  name: z.string().min(1).max(250),
  description: z.string().max(40_000).optional(),
  active: yesOrNo.optional(),
  metadata: metadataSchema.default({}),
});
const updateFields = z.strictObject({
  name: z.string().min(1).max(250).optional(),
  description: emptyable(z.string().max(40_000)).optional(),
  active: yesOrNo.optional(),
  metadata: metadataChanges,
});
const listFields = z.strictObject({
  ...pageFields,
  active: yesOrNo.optional(),
  ids: z.array(z.string()).optional(),
});

/** What is sold. Its id may be the maker's own. */
export function productRoutes({ products }: PaymentRecords): ApiRoute[] {
  const find = (id: string): Product => {
    const product = products.get(id);
    if (!product) throw missing('product', id);
    return product;
  };
  const keep = (product: Product) => {
    products.set(product.id, product);
    return productShape(product);
  };
  return [
    {
      method: 'POST',
      path: '/v1/products',
      answer({ fields }) {
        const { id = newId('prod'), description = null, active = true, ...asked } = readFields(createFields, fields);
        if (products.get(id))
          throw new PaymentsError(400, 'invalid_request_error', 'Product already exists.', {
            code: 'resource_already_exists',
            param: 'id',
          });
        return keep({ ...asked, id, created: nowInSeconds(), description, active });
      },
    },
    {
      method: 'GET',
      path: '/v1/products',
      answer({ fields }) {
        const { active, ids, ...page } = readFields(listFields, fields);
        const which = allOf(products)
          .filter((product) => active === undefined || product.active === active)
          .filter(({ id }) => ids === undefined || ids.includes(id));
        return pageOf('/v1/products', which, page, productShape);
      },
    },
    { method: 'GET', path: '/v1/products/{id}', answer: ({ id }) => productShape(find(id)) },
    {
      method: 'POST',
      path: '/v1/products/{id}',
      answer({ id, fields }) {
        const product = find(id);
        const { metadata, ...changes } = readFields(updateFields, fields);
        return keep({ ...product, ...changes, metadata: mergeMetadata(product.metadata, metadata) });
      },
    },
  ];
}
