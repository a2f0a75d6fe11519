/** Typical services of each trade in Spanish; see the German table for how it is written. */
export const spanishServices: Readonly<Record<string, string>> = {
  bakery:
    'Panes: masa madre, centeno, trigo, semillas; Bollería: cruasanes, napolitanas, trenzas; Tartas: bizcochos, tartas de fruta, pasteles; Desayunos: tostadas, mermelada, café; Encargos: hogazas, bandejas, tartas para una fecha',
  'cake-maker':
    'Tartas de boda: pisos, flores de azúcar, prueba; Cumpleaños: rellenos, letras, velas; Pequeños dulces: magdalenas, galletas, macarons; Pruebas: bizcochos, cremas, un boceto',
  butcher:
    'Carne fresca: ternera, cerdo, cordero, aves; Embutidos: chorizo, salchichón, morcilla; Mostrador: jamón, asados, ensaladas; Barbacoa: adobados, pinchos, hamburguesas; Encargos: asados, piezas enteras, bandejas',
  cheesemonger:
    'Quesos duros: de montaña, curados, para rallar; Quesos tiernos: cremosos, frescos, de cabra; Tablas: quesos, fruta, pan; De la lechería: mantequilla, yogur, nata',
  greengrocer:
    'Verduras: raíces, hojas, tomates, hierbas; Fruta: manzanas, frutos rojos, cítricos; Despensa: huevos, miel, aceite, legumbres; Cestas: pequeña, familiar, solo fruta',
  chocolatier:
    'Tabletas: negro, con leche, blanco, avellana; Bombones: trufa, praliné, caramelo; Regalos: cajas, lazos, figuras de temporada; Talleres: templado, relleno, cata',
  'ice-cream':
    'Bolas: cremas, sorbetes, frutos secos; Copas: fruta, chocolate, café; Para llevar: tarrinas, barquillos, salsas; Para fiestas: carrito, cubetas, cucuruchos',
  roastery:
    'Filtro: orígenes únicos, tueste claro, descafeinado; Espresso: mezcla de la casa, tueste oscuro; En la barra: espresso, cortado, filtro; Equipo: molinillos, cafeteras, filtros',
  brewery:
    'De grifo: rubia, tostada, negra, de temporada; Para llevar: botellas, cajas, barriles; Visitas: sala de cocción, bodega, cata; Noches: música, comida, juegos',
  'wine-shop':
    'Tintos: jóvenes, con cuerpo, de guarda; Blancos: secos, aromáticos, con madera; Espumosos: cava, champán, ancestral; Catas: una región, una uva, una bodega; Regalos: botellas, cajas, tarjetas',
  restaurant:
    'Mediodía: plato del día, sopa, ensaladas; Noche: entrantes, principales, postres; Vinos: por copas, por botellas, de la casa; Grupos: mesas largas, menús, cumpleaños; Para llevar: principales, guarniciones, postres',
  pizzeria:
    'Pizzas: con tomate, blancas, dobladas; Entrantes: ensaladas, bruschetta, aceitunas; Postres: tiramisú, panna cotta, helado; Para llevar: pizzas, ensaladas, bebidas',
  cafe: 'Café: espresso, cortado, filtro; Desayunos: huevos, granola, tostadas; Mediodía: sopa, bocadillos, quiche; Dulces: bizcochos, tartas, galletas',
  bar: 'Cócteles: clásicos, de la casa, sin alcohol; Vino y cerveza: por copas, de grifo, en botella; Destilados: whisky, ginebra, ron; Platillos: aceitunas, queso, tostas; Noches privadas: un rincón, toda la sala',
  'food-truck':
    'En la ventanilla: un plato caliente, uno sin carne, guarniciones; Oficinas: sitio en el patio, vales; Bodas y fiestas: cena, recena; Mercados: carta corta, servicio rápido',
  catering:
    'Bufés: entrantes fríos, platos calientes, postres; Mesas: varios platos, vino, servicio; Cóctel: canapés, brochetas, vasitos; Oficinas: bocadillos, sopas, ensaladas; Alrededor: vajilla, mantelería, personal',
  'hair-salon':
    'Cortes: corto, largo, flequillo, niños; Color: raíces, mechas, balayage; Cuidado: mascarillas, cuero cabelludo, secado; Ocasiones: recogidos, pruebas, mañana de boda',
  barber:
    'Corte: máquina, tijera, degradado; Barba: recorte, perfilado, aceite; Afeitado: toalla caliente, navaja, bálsamo; Niños: primer corte, corte de colegio',
  'beauty-salon':
    'Facial: limpieza, exfoliación, mascarilla, masaje; Manos y pies: manicura, pedicura, esmalte; Cejas y pestañas: diseño, tinte, lifting; Cuerpo: envolturas, depilación, masaje; Maquillaje: día, noche, boda',
  massage:
    'Espalda y cuello: hombros, tensión, dolor de cabeza; Cuerpo entero: aceite, pases largos, descanso; Deportivo: piernas, gemelos, recuperación; Pies: zonas reflejas, baño caliente',
  tattoo:
    'Piezas propias: una charla, un boceto, una cita; Línea fina: letras, plantas, símbolos; Negro y gris: retratos, animales, ornamento; Coberturas: líneas viejas, cicatrices, color gastado',
  dentist:
    'Revisiones: dientes, encías, mordida; Limpieza: sarro, pulido, consejos; Empastes: caries, empastes viejos, roturas; Coronas y puentes: moldes, ajuste, arreglo; Niños: primera visita, selladores',
  doctor:
    'Consulta: síntomas nuevos, seguimiento, derivación; Prevención: chequeos, vacunas, análisis; Seguimiento: tensión, diabetes, medicación; Certificados: bajas, viajes, deporte',
  physiotherapist:
    'Espalda y cuello: dolor de oficina, discos, rigidez; Articulaciones: rodillas, caderas, hombros; Tras una operación: movilidad, fuerza, marcha; Deporte: tirones, esguinces, vuelta; Terapia manual: movilización, ejercicios en casa',
  therapist:
    'Individual: ansiedad, tristeza, duelo; Parejas: conflicto, distancia, decisiones; Trabajo y estrés: sobrecarga, tensión, rumbo; Primera charla: qué le trae, qué puede ayudar',
  veterinarian:
    'Revisiones: peso, dientes, pelo, oídos; Vacunas: cachorros, gatitos, viajes; Cirugía: esterilización, heridas, dientes; Diagnóstico: análisis, radiografía, ecografía; Consejo: alimentación, conducta, vejez',
  optician:
    'Graduación: lejos, lectura, pantalla; Monturas: acetato, metal, infantiles, de sol; Lentillas: adaptación, pruebas, cuidado; Arreglos: tornillos, patillas, cristales',
  pharmacy:
    'Recetas: preparación, encargo, renovación; Consejo: interacciones, efectos, niños; Cuidado: piel, heridas, resfriado, viaje; Controles: tensión, medias de compresión',
  midwife:
    'Antes: control, preguntas, preparación; En casa: visitas, lactancia, descanso; Cursos: respiración, movimiento, cuidado del bebé; Después: recuperación, destete, sueño',
  nutritionist:
    'Primera consulta: hábitos, metas, análisis; Planes: semana, compra, cocina; Seguimiento: lo que va, lo que cuesta; Dietas especiales: intolerancias, deporte, embarazo',
  gym: 'Sala: racks, máquinas, remo; Clases: fuerza, movilidad, intervalos; Bienvenida: visita, técnica, primer plan; Entrenador: metas, técnica, progreso',
  yoga: 'Flow: respiración, posturas de pie, equilibrio; Clases suaves: posturas largas, cojines, descanso; Principiantes: bases, alineación, preguntas; Particulares: su ritmo, práctica en casa; Meditación: postura, respiración, silencio',
  'personal-trainer':
    'Individual: técnica, fuerza, resistencia; Grupos pequeños: dentro, fuera, niveles mezclados; Planes: semana, descanso, control; Volver: tras una lesión, una pausa, un parto',
  'martial-arts':
    'Niños: coordinación, respeto, juegos; Principiantes: guardia, caídas, primeras técnicas; Avanzados: combate, formas, grados; Defensa personal: atención, distancia, sueltas',
  'dance-school':
    'Niños: ritmo, pasos, juego; Principiantes: postura, bases, llevar y seguir; Clases abiertas: técnica, combinaciones; Parejas: baile de boda, salón, latinos; Funciones: ensayos, vestuario, escenario',
  plumber:
    'Fugas: grifos, tuberías rotas, humedades; Desatascos: fregaderos, váteres, duchas; Baños: lavabos, duchas, bañeras; Agua caliente: termos, válvulas, termostatos; Cocinas: fregaderos, tomas, filtros',
  heating:
    'Bombas de calor: estudio, unidad exterior, puesta en marcha; Calderas: revisión, avería, cambio; Radiadores: equilibrado, válvulas, circuitos; Frío: splits, filtros',
  electrician:
    'Averías: diferenciales, enchufes muertos, luces que parpadean; Instalación: cables viejos, circuitos, cuadros; Luz: techos, jardines, escaleras; Cocina y baño: placas, extracción, enchufes; Recarga: cargador, cableado, contador',
  solar:
    'Tejados: placas, guías, cableado; Baterías: acumulación, inversores, respaldo; Estudio: tejado, producción, diseño; Servicio: limpieza, control, reparación',
  carpenter:
    'Cocinas: muebles, encimeras, baldas; Armarios: techos inclinados, cajones, correderas; Mesas: comedor, escritorios, bancos; Puertas y ventanas: marcos, hojas, juntas; Arreglos: uniones, chapas, acabados',
  painter:
    'Interiores: paredes, techos, escaleras; Fachadas: limpieza, reparación, pintura; Madera: ventanas, puertas, vallas; Papel pintado: retirar, preparar, colocar; Yeso: grietas, parches, alisado',
  roofer:
    'Reparaciones: tejas, temporal, remates; Tejados nuevos: rastreles, tejas, pizarra, aislamiento; Cubiertas planas: láminas, desagües, bordes; Canalones: limpieza, juntas, bajantes; Claraboyas: montaje, persianas, juntas',
  builder:
    'Ampliaciones: cimientos, muros, cubierta; Reformas: cocinas, baños, suelos; Albañilería: ladrillo, piedra, juntas; Cambios de uso: buhardillas, sótanos, graneros; Exterior: terrazas, accesos, muros',
  locksmith:
    'Puerta cerrada: portal, piso, trastero; Cerraduras: bombines, cerrojos, multipunto; Llaves: copias, cambio, amaestradas; Tras un robo: cierre, arreglo, refuerzo',
  cleaning:
    'Limpieza regular: cocina, baños, suelos; A fondo: hornos, azulejos, detrás de los muebles; Cristales: ventanas, marcos, mamparas; Mudanzas: casas vacías, armarios; Oficinas: mesas, salas, aseos',
  handyman:
    'Colgar: baldas, cortinas, lámparas, espejos; Montar: armarios, camas, escritorios; Arreglar: puertas, persianas, grifos, juntas; Fuera: vallas, canalones, casetas',
  gardener:
    'Plantar: arriates, setos, frutales, bulbos; Césped: siembra, corte, bordes; Poda: rosales, setos, frutales; Caminos y muros: grava, adoquín, piedra seca; Diseño: visita, plano, lista de plantas',
  farm: 'Del campo: patatas, raíces, lechugas, hierbas; De los animales: huevos, leche, carne; Tienda: conservas, zumo, miel, harina; Visitas: colegios, familias; Cestas: verdura, fruta, huevos',
  vineyard:
    'Blancos: secos, vendimia tardía, viñas viejas; Tintos: jóvenes, crianza, ensamblajes; Catas: bodega, viña, tabla de quesos; Compra: botellas, cajas, regalos',
  riding:
    'Clases: primeros pasos, cuerda, doma, salto; Paseos: campo, bosque, grupos pequeños; Pupilaje: box, prado, pienso; Niños: cepillar, ponis, semanas de vacaciones',
  guide:
    'Medio día: punto de encuentro, ruta, pausa; Día entero: rutas largas, comida, equipo; Grupos privados: su fecha, su ritmo; Principiantes: equipo, seguridad, primeros pasos',
  moving:
    'Casas: embalaje, carga, transporte, montaje; Oficinas: mesas, archivos, equipos; Embalaje: cajas, mantas, cristal, cuadros; Guardamuebles: muebles, cajas, temporada; Piezas sueltas: pianos, armarios',
  garage:
    'Revisión: aceite, filtros, líquido de frenos; Frenos y ruedas: pastillas, discos, equilibrado; Diagnosis: testigos, ruidos, electrónica; Chapa y pintura: golpes, arañazos, óxido; Inspección: luces, escape, dirección',
  'bike-shop':
    'Arreglos: pinchazos, frenos, cambios, ruedas; Revisión: limpieza, cadena, rodamientos; Bicicletas: ciudad, viaje, carga, niños; Eléctricas: motor, batería, actualizaciones; Piezas: luces, candados, sillines, alforjas',
  taxi: 'En la ciudad: estación, médico, compras; Aeropuerto: recogida, equipaje, horarios; Viajes largos: otras ciudades, fiestas, ida y vuelta; Cuentas: empresas, hoteles, viajes fijos',
  'driving-school':
    'Teórica: normas, señales, preguntas; Primeras clases: embrague, espejos, calles tranquilas; En la calle: ciudad, autopista, noche, aparcar; Reciclaje: tras una pausa, contra los nervios',
  school:
    'Cursos: iniciación, medio, avanzado; Clases: grupos pequeños, individuales, en línea; Inscripción: visita, clase de prueba; Para las familias: informes, reuniones, dudas',
  tutor:
    'Matemáticas: fracciones, ecuaciones, geometría; Idiomas: gramática, lectura, conversación; Exámenes: pruebas anteriores, lagunas, tiempo; Aprender a estudiar: apuntes, planes, calma',
  'language-school':
    'Grupos: iniciación, conversación, gramática; Particulares: sus temas, sus horarios; Exámenes: oral, escrito, simulacros; Empresas: en la oficina, en línea',
  'music-school':
    'Piano: primeras piezas, lectura, técnica; Cuerda: postura, arco, tocar juntos; Canto: respiración, registro, canciones; Conjuntos: dúos, grupos, coro; Niños: ritmo, juegos, primeros instrumentos',
  nursery:
    'El día: llegada, juego, comida, descanso; Fuera: jardín, arena, paseos; Adaptación: visitas cortas, un familiar cerca; Para las familias: charlas, tardes, fiestas',
  lawyer:
    'Familia: separación, pensiones, custodia; Laboral: despidos, contratos; Alquiler y vivienda: contratos, defectos, compra; Herencias: testamentos, repartos, litigios; Contratos: redacción, revisión, negociación',
  accountant:
    'Contabilidad: facturas, bancos, cifras del mes; Impuestos: renta, sociedades, IVA; Nóminas: recibos, altas, plazos; Cuentas anuales: balance, memoria, depósito; Empezar: forma jurídica, alta, primer presupuesto',
  consultant:
    'Análisis: entrevistas, cifras, procesos; Estrategia: opciones, prioridades, un plan; Proyectos: hitos, papeles, revisión; Talleres: preparación, moderación, resultados',
  finance:
    'Primera revisión: contratos, extractos, dudas; Ahorro: metas, aportaciones, plazos; Seguros: hogar, salud, trabajo; Presupuesto: ingresos, gastos fijos, reservas; Seguimiento: respuestas, cambios, próximos pasos',
  'private-bank':
    'Planificación: metas, plazos, un plan escrito; Inversión: mandatos, asesoramiento, custodia; Financiación: inmuebles, valores, puente; Familias: sucesión, fundaciones, nueva generación; Empresarios: venta, liquidez, pensiones',
  'estate-agent':
    'Venta: tasación, fotos, visitas, contrato; Compra: búsqueda, visitas, preguntas; Alquiler: inquilinos, contratos, entrega; Gestión: arreglos, cuentas, juntas',
  recruiter:
    'Puestos fijos: perfil, búsqueda, entrevistas; Temporales: sustituciones, proyectos, campañas; Candidatos: currículum, preparación, respuesta; Empresas: descripción del puesto, selección, acogida',
  translator:
    'Documentos: certificados, contratos, títulos; Textos: webs, folletos, libros; Interpretación: reuniones, juzgados, citas; Corrección: gramática, términos, maquetación',
  funeral:
    'Primeros pasos: una llamada, una visita, papeles; El funeral: entierro, cremación, urna; La despedida: palabras, música, flores; Prever: deseos, costes, decisiones',
  architect:
    'Casas: parcela, boceto, licencia, obra; Reformas: medición, estructura, obra antigua; Interiores: planos, luz, materiales; Edificios públicos: concursos, dibujos, licitación',
  designer:
    'Identidad: nombre, signo, letra, colores; Impresos: libros, carteles, envases; Pantalla: webs, interfaces, prototipos; Ilustración: cubiertas, prensa, mapas',
  photographer:
    'Bodas: preparativos, ceremonia, retratos, baile; Retratos: estudio, exterior, familias, parejas; Empresas: equipos, productos, espacios; Copias: álbumes, enmarcadas, tarjetas',
  musician:
    'Conciertos: salas, teatros, aire libre; Bodas: ceremonia, cóctel, baile; Grabaciones: sencillos, discos, sesiones; Empresas: ambiente, escenario',
  artist:
    'Originales: óleo, tinta, papel, lienzo; Obra gráfica: tiradas cortas, firmadas; Encargos: charla, boceto, obra; Visitas al taller: trabajos, té, preguntas',
  software:
    'Software a medida: requisitos, prototipos, versiones; Aplicaciones web: interfaces, cuentas, informes; Integraciones: importar, exportar, otros sistemas; Mantenimiento: actualizaciones, control, pequeños cambios; Asesoría: lo que hay, opciones, costes',
  'it-service':
    'Ayuda: equipos lentos, archivos perdidos, impresoras, correo; Redes: wifi, cableado, routers; Seguridad: copias, actualizaciones, contraseñas; Equipos nuevos: elección, puesta a punto, traspaso',
  telecom:
    'Móvil: llamadas, mensajes, datos, itinerancia; Internet: router, instalación, mudanza; Empresas: números, equipos, una factura; Atención: facturas, averías, tarjetas SIM',
  coworking:
    'Mesas: por días, por meses, sitio fijo; Salas: reuniones, llamadas, talleres; La casa: cocina, impresora, correo; Tardes: charlas, cenas, puertas abiertas',
  writer:
    'Libros: novelas, ensayos, relatos; Lecturas: librerías, colegios, festivales; Encargos: artículos, discursos, textos de marca',
  hotel:
    'Habitaciones: individuales, dobles, familiares; Desayuno: pan, huevos, fruta, café; Llegar: estación, aparcamiento, equipaje; En la casa: jardín, salón, bicicletas',
  'holiday-home':
    'La casa: dormitorios, cocina, baño, salón; Fuera: terraza, jardín, aparcamiento; Cerca: paseos, baño, tiendas; Llegada: llaves, camino, primer desayuno',
  museum:
    'Colección: salas, piezas, historias; Exposiciones: temas, préstamos, charlas; Colegios: talleres, visitas, fichas; La visita: tienda, guardarropa, sin escalones',
  theatre:
    'Programa: estrenos, repertorio, invitados; Público joven: cuentos, escolares, talleres; Alquiler: escenario, luz, butacas; Entradas: taquilla, reservas, descuentos',
  charity:
    'Ayuda: consejo, cosas, compañía; Voluntariado: una hora, un proyecto, un saber; Donar: dinero, cosas, tiempo; Encuentros: tardes abiertas, grupos, fiestas',
  club: 'Encuentros: tardes fijas, invitados; Participar: visita de prueba, cuota, equipo; Actividades: salidas, partidos, fiestas; Jóvenes: su grupo, juegos, viajes',
  festival:
    'Programa: apertura, escenarios, pausas, cierre; Participar: puestos, equipos, voluntarios; Llegar: tren, bici, aparcamiento; Ese día: comida, sombra, primeros auxilios',
  wedding:
    'El día: ceremonia, comida, baile; Llegar: tren, coche, habitaciones; Respuesta: nombres, comida, canciones; Regalos: su compañía, una aportación, un detalle',
  'event-planner':
    'Bodas: lugares, proveedores, horario; Empresas: programa, salas, comida, técnica; Fiestas privadas: invitados, mesa, música; Ese día: montaje, acogida, recogida',
  florist:
    'Ramos: de temporada, de un color, silvestres; Bodas: ramos, mesas, arcos, prendidos; Duelo: coronas, centros; Plantas: macetas, suculentas, colgantes; Suscripción: tiendas, consultas, hoteles',
  bookshop:
    'Novela: novedades, clásicos, traducciones; Infantil: álbumes, primeras lecturas, series; Temas: historia, naturaleza, cocina, viajes; Encargos: títulos en venta, papel de regalo, vales; Tardes: lecturas, clubes, firmas',
  clothing:
    'Diario: camisas, pantalones, punto; Abrigo: chaquetas, abrigos, botas; Ocasiones: vestidos, trajes; Complementos: bufandas, cinturones, bolsos',
  furniture:
    'Mesas y sillas: comedor, escritorios, bancos; Sofás: telas, medidas, muestras; Luz: de pie, colgante, de lectura; Entrega: subida, montaje, retirada',
  'toy-shop':
    'Bebés: sonajeros, mantitas, anillas; Construir: bloques, trenes, cajas; Juegos: para dos, para familias, para noches largas; Fuera: cometas, pelotas, patinetes',
  'pet-shop':
    'Peluquería: baño, cepillado, corte, uñas; Paseos: solos, en grupos pequeños; Guardería: juego, descanso, comida; Adiestramiento: llamada, correa, cachorros; Accesorios: pienso, correas, camas',
  hardware:
    'Mostrador: consejo, piezas sueltas, recambios; En tienda: lo de diario, de temporada, accesorios; Servicios: encargos, arreglos, corte a medida; Segunda mano: compra, piezas revisadas',
  shop: 'En la tienda: novedades, favoritos, regalos; Consejo: tallas, materiales, cuidado; Encargos: reservas, peticiones, recogida',
  jeweller:
    'Alianzas: oro, platino, grabado, prueba; A medida: dibujo, piedras, cera; Arreglos: cierres, tallas, cadenas; Transformar: oro heredado, piedras, formas nuevas',
  potter:
    'Para la mesa: tazas, cuencos, platos, jarras; Para la casa: jarrones, lámparas, azulejos; Cursos: torno, modelado, esmalte; Encargos: vajillas, restaurantes, nombres',
  tailor:
    'Arreglos: bajos, cinturas, mangas, cremalleras; A medida: trajes, vestidos, camisas, abrigos; Reparación: forros, rotos, botones; Hogar: cortinas, cojines, fundas',
  'instrument-maker':
    'Obra nueva: charla, planos, madera, ajuste; Reparación: grietas, encoladuras, barniz; Cuidado: ajuste, limpieza; Tasación: edad, estado, qué vale la pena',
  printer:
    'Tiradas cortas: tarjetas, folletos, carteles; Libros y revistas: papel, plegado, encuadernación; Gran formato: lonas, rótulos, planos; Antes de imprimir: archivos, colores, pruebas',
};
