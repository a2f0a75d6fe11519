/** Typical services of each trade in Portuguese; see the German table for how it is written. */
export const portugueseServices: Readonly<Record<string, string>> = {
  bakery:
    'Pão: massa-mãe, centeio, trigo, sementes; Pastelaria: croissants, folhados, tranças; Bolos: pão de ló, tartes, bolos de camadas; Pequeno-almoço: torradas, doce, café; Encomendas: pães inteiros, travessas, bolos para uma data',
  'cake-maker':
    'Bolos de casamento: andares, flores de açúcar, prova; Aniversários: recheios, letras, velas; Pequenos doces: queques, bolachas, macarons; Provas: massas, cremes, um esboço',
  butcher:
    'Carne fresca: vaca, porco, borrego, aves; Enchidos: chouriço, linguiça, morcela; Balcão: fiambre, assados, saladas; Grelhados: marinados, espetadas, hambúrgueres; Encomendas: assados, peças inteiras, travessas',
  cheesemonger:
    'Queijos duros: de montanha, curados, de ralar; Queijos moles: amanteigados, frescos, de cabra; Tábuas: queijos, fruta, pão; Da leitaria: manteiga, iogurte, natas',
  greengrocer:
    'Legumes: raízes, folhas, tomates, ervas; Fruta: maçãs, bagas, citrinos; Despensa: ovos, mel, azeite, leguminosas; Cabazes: pequeno, familiar, só fruta',
  chocolatier:
    'Tabletes: negro, de leite, branco, avelã; Bombons: ganache, praliné, caramelo; Ofertas: caixas, fitas, figuras da época; Oficinas: temperagem, recheio, prova',
  'ice-cream':
    'Bolas: cremes, sorvetes, frutos secos; Taças: fruta, chocolate, café; Para levar: caixas, bolachas, molhos; Para festas: carrinho, cuvetes, cones',
  roastery:
    'Filtro: origens únicas, torra clara, descafeinado; Espresso: lote da casa, torra escura; Ao balcão: café, galão, filtro; Equipamento: moinhos, cafeteiras, filtros',
  brewery:
    'À pressão: loira, ruiva, preta, sazonal; Para levar: garrafas, caixas, barris; Visitas: sala de brassagem, cave, prova; Noites: música, comida, jogos',
  'wine-shop':
    'Tintos: leves, encorpados, de guarda; Brancos: secos, aromáticos, com madeira; Espumantes: bruto, champanhe, pét-nat; Provas: uma região, uma casta, um produtor; Ofertas: garrafas, caixas, cartões',
  restaurant:
    'Almoço: prato do dia, sopa, saladas; Jantar: entradas, pratos, sobremesas; Vinhos: a copo, à garrafa, da casa; Grupos: mesas longas, menus, aniversários; Para levar: pratos, acompanhamentos, sobremesas',
  pizzeria:
    'Pizas: com tomate, brancas, dobradas; Entradas: saladas, bruschetta, azeitonas; Sobremesas: tiramisù, panna cotta, gelado; Para levar: pizas, saladas, bebidas',
  cafe: 'Café: espresso, galão, filtro; Pequeno-almoço: ovos, granola, torradas; Almoço: sopa, sandes, quiche; Bolos: fatias, tartes, bolachas',
  bar: 'Cocktails: clássicos, da casa, sem álcool; Vinho e cerveja: a copo, à pressão, em garrafa; Destilados: uísque, gin, rum; Petiscos: azeitonas, queijo, tostas; Noites privadas: um canto, a sala toda',
  'food-truck':
    'À janela: um prato quente, um sem carne, acompanhamentos; Escritórios: lugar no pátio, vales; Casamentos e festas: jantar, ceia; Mercados: carta curta, serviço rápido',
  catering:
    'Bufetes: entradas frias, pratos quentes, sobremesas; Jantares à mesa: vários pratos, vinho, serviço; Cocktail: canapés, espetadinhas, copinhos; Escritórios: sandes, sopas, saladas; À volta: loiça, toalhas, pessoal',
  'hair-salon':
    'Cortes: curto, comprido, franja, crianças; Cor: raízes, madeixas, balayage; Cuidado: máscaras, couro cabeludo, brushing; Ocasiões: penteados, provas, manhã de casamento',
  barber:
    'Corte: máquina, tesoura, degradê; Barba: aparar, contornos, óleo; Barbear: toalha quente, navalha, bálsamo; Rapazes: primeiro corte, corte de escola',
  'beauty-salon':
    'Rosto: limpeza, esfoliação, máscara, massagem; Mãos e pés: manicura, pedicura, verniz; Sobrancelhas e pestanas: desenho, cor, lifting; Corpo: envolvimentos, depilação, massagem; Maquilhagem: dia, noite, casamento',
  massage:
    'Costas e pescoço: ombros, tensão, dor de cabeça; Corpo inteiro: óleo, gestos longos, descanso; Desportiva: pernas, gémeos, recuperação; Pés: zonas reflexas, banho quente',
  tattoo:
    'Peças próprias: uma conversa, um esboço, uma data; Traço fino: letras, plantas, símbolos; Preto e cinza: retratos, animais, ornamento; Coberturas: linhas antigas, cicatrizes, cor gasta',
  dentist:
    'Consultas: dentes, gengivas, mordida; Limpeza: tártaro, polimento, conselhos; Restaurações: cáries, obturações antigas, lascas; Coroas e pontes: moldes, ajuste, reparação; Crianças: primeira visita, selantes',
  doctor:
    'Consultas: novas queixas, seguimento, encaminhamento; Prevenção: exames, vacinas, análises; Acompanhamento: tensão, diabetes, medicação; Atestados: baixas, viagem, desporto',
  physiotherapist:
    'Costas e pescoço: dores de escritório, discos, rigidez; Articulações: joelhos, ancas, ombros; Depois da cirurgia: mobilidade, força, marcha; Desporto: entorses, regresso; Terapia manual: mobilização, exercícios em casa',
  therapist:
    'Individual: ansiedade, tristeza, luto; Casais: conflito, distância, decisões; Trabalho e stress: sobrecarga, tensões, rumo; Primeira conversa: o que o traz, o que pode ajudar',
  veterinarian:
    'Consultas: peso, dentes, pelo, ouvidos; Vacinas: cachorros, gatinhos, viagens; Cirurgia: esterilização, feridas, dentes; Exames: análises, radiografia, ecografia; Conselho: alimentação, comportamento, velhice',
  optician:
    'Exames: longe, leitura, ecrã; Armações: acetato, metal, crianças, sol; Lentes de contacto: adaptação, provas, cuidado; Reparações: parafusos, hastes, lentes',
  pharmacy:
    'Receitas: preparação, encomenda, renovação; Conselho: interações, efeitos, crianças; Cuidado: pele, feridas, constipações, viagem; Medições: tensão, meias de compressão',
  midwife:
    'Antes: vigilância, perguntas, preparação; Em casa: visitas, amamentação, descanso; Cursos: respiração, movimento, cuidados ao bebé; Depois: recuperação, desmame, sono',
  nutritionist:
    'Primeira consulta: hábitos, metas, análises; Planos: semana, compras, cozinha; Seguimento: o que corre bem, o que custa; Dietas especiais: intolerâncias, desporto, gravidez',
  gym: 'Sala: racks, máquinas, remo; Aulas: força, mobilidade, intervalos; Início: visita, técnica, primeiro plano; Treinador: metas, técnica, progresso',
  yoga: 'Flow: respiração, posturas de pé, equilíbrio; Aulas suaves: posturas longas, almofadas, descanso; Iniciação: bases, alinhamento, perguntas; Particulares: o seu ritmo, prática em casa; Meditação: postura, respiração, silêncio',
  'personal-trainer':
    'Individual: técnica, força, resistência; Pequenos grupos: dentro, fora, níveis mistos; Planos: semana, descanso, controlo; Regresso: depois de lesão, de pausa, de parto',
  'martial-arts':
    'Crianças: coordenação, respeito, jogos; Iniciação: guarda, quedas, primeiras técnicas; Avançados: combate, formas, graduações; Defesa pessoal: atenção, distância, libertações',
  'dance-school':
    'Crianças: ritmo, passos, jogo; Iniciação: postura, bases, conduzir e seguir; Aulas abertas: técnica, combinações; Pares: dança de casamento, salão, latinas; Espetáculos: ensaios, figurinos, palco',
  plumber:
    'Fugas: torneiras, canos rotos, humidade; Desentupimentos: pias, sanitas, duches; Casas de banho: lavatórios, duches, banheiras; Água quente: cilindros, válvulas, termóstatos; Cozinhas: pias, ligações, filtros',
  heating:
    'Bombas de calor: estudo, unidade exterior, arranque; Caldeiras: revisão, avaria, troca; Radiadores: equilíbrio, válvulas, circuitos; Frio: splits, filtros',
  electrician:
    'Avarias: disjuntores, tomadas mortas, luz a piscar; Instalação: cabos velhos, circuitos, quadros; Luz: tetos, jardins, escadas; Cozinha e banho: placas, ventilação, tomadas; Carregamento: posto, cabos, contador',
  solar:
    'Telhados: painéis, calhas, cablagem; Baterias: armazenamento, inversores, reserva; Estudo: telhado, produção, desenho; Serviço: limpeza, controlo, reparação',
  carpenter:
    'Cozinhas: móveis, bancadas, prateleiras; Roupeiros: vãos, gavetas, portas de correr; Mesas: jantar, secretárias, bancos; Portas e janelas: aros, folhas, vedantes; Arranjos: encaixes, folheados, acabamentos',
  painter:
    'Interiores: paredes, tetos, escadas; Fachadas: limpeza, reparação, pintura; Madeira: janelas, portas, vedações; Papel de parede: retirar, preparar, colar; Estuque: fendas, remendos, alisamento',
  roofer:
    'Reparações: telhas, tempestades, remates; Telhados novos: ripas, telhas, ardósia, isolamento; Coberturas planas: telas, ralos, bordos; Caleiras: limpeza, juntas, tubos; Janelas de telhado: montagem, estores, vedantes',
  builder:
    'Ampliações: fundações, paredes, cobertura; Remodelações: cozinhas, casas de banho, pavimentos; Alvenaria: tijolo, pedra, juntas; Conversões: sótãos, caves, celeiros; Exterior: terraços, acessos, muros',
  locksmith:
    'Porta fechada: entrada, apartamento, arrecadação; Fechaduras: canhões, trincos, multiponto; Chaves: cópias, troca, mestras; Depois de um assalto: fechar, reparar, reforçar',
  cleaning:
    'Limpeza regular: cozinha, casas de banho, chão; Limpeza a fundo: fornos, azulejos, atrás dos móveis; Vidros: janelas, caixilhos, portas; Mudanças: casas vazias, armários; Escritórios: secretárias, salas, sanitários',
  handyman:
    'Pendurar: prateleiras, cortinas, candeeiros, espelhos; Montar: roupeiros, camas, secretárias; Arranjar: portas, estores, torneiras, juntas; Fora: vedações, caleiras, abrigos',
  gardener:
    'Plantar: canteiros, sebes, fruteiras, bolbos; Relva: sementeira, corte, bordos; Poda: roseiras, sebes, fruteiras; Caminhos e muros: gravilha, calçada, pedra seca; Projeto: visita, planta, lista de plantas',
  farm: 'Do campo: batatas, raízes, alfaces, ervas; Dos animais: ovos, leite, carne; Loja: conservas, sumo, mel, farinha; Visitas: escolas, famílias; Cabazes: legumes, fruta, ovos',
  vineyard:
    'Brancos: secos, colheita tardia, vinhas velhas; Tintos: frutados, de barrica, lotes; Provas: adega, vinha, tábua de queijos; Compra: garrafas, caixas, ofertas',
  riding:
    'Aulas: primeiros passos, guia, ensino, saltos; Passeios: campo, bosque, pequenos grupos; Penso: box, prado, ração; Crianças: escovar, póneis, férias',
  guide:
    'Meio dia: ponto de encontro, percurso, pausa; Dia inteiro: percursos longos, almoço, equipamento; Grupos privados: a sua data, o seu ritmo; Iniciação: equipamento, segurança, primeiros passos',
  moving:
    'Casas: embalar, carregar, transportar, montar; Escritórios: secretárias, arquivos, equipamento; Embalagem: caixas, mantas, vidro, quadros; Guarda: móveis, caixas, sazonais; Peças soltas: pianos, roupeiros',
  garage:
    'Revisão: óleo, filtros, líquido de travões; Travões e pneus: pastilhas, discos, equilíbrio; Diagnóstico: avisos, ruídos, eletrónica; Chapa e pintura: mossas, riscos, ferrugem; Inspeção: luzes, escape, direção',
  'bike-shop':
    'Reparações: furos, travões, mudanças, rodas; Revisão: limpeza, corrente, rolamentos; Bicicletas: cidade, viagem, carga, crianças; Elétricas: motor, bateria, atualizações; Peças: luzes, cadeados, selins, sacos',
  taxi: 'Na cidade: estação, médico, compras; Aeroporto: recolha, bagagem, horários; Viagens longas: outras cidades, festas, ida e volta; Contas: empresas, hotéis, viagens fixas',
  'driving-school':
    'Código: regras, sinais, perguntas; Primeiras aulas: embraiagem, espelhos, ruas calmas; Na estrada: cidade, autoestrada, noite, estacionar; Reciclagem: depois de uma pausa, contra os nervos',
  school:
    'Cursos: iniciação, médio, avançado; Aulas: pequenos grupos, individuais, em linha; Inscrição: visita, aula experimental; Para os pais: relatórios, reuniões, perguntas',
  tutor:
    'Matemática: frações, equações, geometria; Línguas: gramática, leitura, conversa; Exames: provas anteriores, lacunas, tempo; Aprender a estudar: apontamentos, planos, calma',
  'language-school':
    'Grupos: iniciação, conversação, gramática; Particulares: os seus temas, os seus horários; Exames: oral, escrito, simulações; Empresas: no local, em linha',
  'music-school':
    'Piano: primeiras peças, leitura, técnica; Cordas: postura, arco, tocar em conjunto; Canto: respiração, extensão, canções; Conjuntos: duos, bandas, coro; Crianças: ritmo, jogos, primeiros instrumentos',
  nursery:
    'O dia: chegada, jogo, almoço, descanso; Fora: jardim, areia, passeios; Adaptação: visitas curtas, um familiar por perto; Para os pais: conversas, noites, festas',
  lawyer:
    'Família: separação, pensões, guarda; Trabalho: despedimentos, contratos; Arrendamento e imóveis: contratos, defeitos, compra; Heranças: testamentos, partilhas, litígios; Contratos: redação, revisão, negociação',
  accountant:
    'Contabilidade: faturas, bancos, contas do mês; Impostos: rendimentos, empresas, IVA; Salários: recibos, inscrições, prazos; Contas anuais: balanço, anexo, entrega; Começar: forma jurídica, registo, primeiro orçamento',
  consultant:
    'Análise: entrevistas, números, processos; Estratégia: opções, prioridades, um plano; Projetos: marcos, papéis, balanço; Oficinas: preparação, moderação, resultados',
  finance:
    'Primeira análise: contratos, extratos, dúvidas; Poupança: metas, entregas, prazos; Seguros: casa, saúde, trabalho; Orçamento: rendimentos, despesas fixas, reservas; Seguimento: respostas, mudanças, próximos passos',
  'private-bank':
    'Planeamento: metas, prazos, um plano escrito; Investimento: mandatos, aconselhamento, custódia; Crédito: imóveis, títulos, intercalar; Famílias: sucessão, fundações, nova geração; Empresários: venda, liquidez, reforma',
  'estate-agent':
    'Venda: avaliação, fotografias, visitas, contrato; Compra: procura, visitas, perguntas; Arrendamento: inquilinos, contratos, entrega; Gestão: reparações, contas, assembleias',
  recruiter:
    'Efetivos: perfil, procura, entrevistas; Temporários: substituições, projetos, épocas; Candidatos: currículo, preparação, retorno; Empresas: descrição da função, seleção, integração',
  translator:
    'Documentos: certidões, contratos, diplomas; Textos: sites, brochuras, livros; Interpretação: reuniões, tribunais, consultas; Revisão: gramática, termos, paginação',
  funeral:
    'Primeiros passos: uma chamada, uma visita, papéis; O funeral: enterro, cremação, urna; A despedida: palavras, música, flores; Prever: desejos, custos, decisões',
  architect:
    'Casas: terreno, esboço, licença, obra; Remodelações: levantamento, estrutura, construção antiga; Interiores: plantas, luz, materiais; Edifícios públicos: concursos, desenhos, propostas',
  designer:
    'Identidade: nome, símbolo, letra, cores; Impressos: livros, cartazes, embalagens; Ecrã: sites, interfaces, protótipos; Ilustração: capas, imprensa, mapas',
  photographer:
    'Casamentos: preparativos, cerimónia, retratos, baile; Retratos: estúdio, exterior, famílias, casais; Empresas: equipas, produtos, espaços; Cópias: álbuns, molduras, cartões',
  musician:
    'Concertos: clubes, salas, ar livre; Casamentos: cerimónia, receção, baile; Gravações: temas, álbuns, sessões; Empresas: ambiente, palco',
  artist:
    'Originais: óleo, tinta, papel, tela; Gravuras: pequenas tiragens, assinadas; Encomendas: conversa, esboço, obra; Visitas ao ateliê: trabalhos, chá, perguntas',
  software:
    'Software à medida: requisitos, protótipos, versões; Aplicações web: interfaces, contas, relatórios; Integrações: importar, exportar, outros sistemas; Manutenção: atualizações, controlo, pequenas mudanças; Consultoria: o que existe, opções, custos',
  'it-service':
    'Ajuda: máquinas lentas, ficheiros perdidos, impressoras, correio; Redes: wi-fi, cabos, routers; Segurança: cópias, atualizações, palavras-passe; Equipamento novo: escolha, instalação, transferência',
  telecom:
    'Móvel: chamadas, mensagens, dados, roaming; Internet: router, instalação, mudança de casa; Empresas: números, equipamentos, uma fatura; Apoio: faturas, avarias, cartões SIM',
  coworking:
    'Mesas: ao dia, ao mês, lugar fixo; Salas: reuniões, chamadas, oficinas; A casa: cozinha, impressora, correio; Fins de tarde: conversas, jantares, portas abertas',
  writer:
    'Livros: romances, ensaios, contos; Leituras: livrarias, escolas, festivais; Encomendas: artigos, discursos, textos de marca',
  hotel:
    'Quartos: individuais, duplos, familiares; Pequeno-almoço: pão, ovos, fruta, café; Chegar: estação, estacionamento, bagagem; Na casa: jardim, sala, bicicletas',
  'holiday-home':
    'A casa: quartos, cozinha, casa de banho, sala; Fora: terraço, jardim, estacionamento; Por perto: passeios, banhos, lojas; Chegada: chaves, caminho, primeiro pequeno-almoço',
  museum:
    'Coleção: salas, peças, histórias; Exposições: temas, empréstimos, conversas; Escolas: oficinas, visitas, fichas; A visita: loja, bengaleiro, sem degraus',
  theatre:
    'Programa: estreias, repertório, convidados; Público jovem: histórias, escolas, oficinas; Aluguer: palco, luz, lugares; Bilhetes: bilheteira, reservas, descontos',
  charity:
    'Ajuda: conselho, bens, companhia; Voluntariado: uma hora, um projeto, um saber; Dar: dinheiro, coisas, tempo; Encontros: noites abertas, grupos, festas',
  club: 'Encontros: noites fixas, convidados; Participar: visita de experiência, quota, equipamento; Atividades: saídas, jogos, festas; Jovens: grupo próprio, jogos, viagens',
  festival:
    'Programa: abertura, palcos, pausas, encerramento; Participar: bancas, equipas, voluntários; Chegar: comboio, bicicleta, estacionamento; No dia: comida, sombra, primeiros socorros',
  wedding:
    'O dia: cerimónia, almoço, dança; Chegar: comboio, carro, quartos; Resposta: nomes, comida, canções; Presentes: a sua companhia, um contributo, uma lembrança',
  'event-planner':
    'Casamentos: lugares, fornecedores, horário; Empresas: programa, salas, comida, técnica; Festas privadas: convidados, mesa, música; No dia: montagem, receção, arrumação',
  florist:
    'Ramos: da época, de uma cor, silvestres; Casamentos: ramos, mesas, arcos, lapelas; Luto: coroas, palmas; Plantas: vasos, suculentas, pendentes; Assinaturas: lojas, consultórios, hotéis',
  bookshop:
    'Romances: novidades, clássicos, traduções; Crianças: álbuns, primeiras leituras, séries; Temas: história, natureza, cozinha, viagens; Encomendas: títulos à venda, embrulho, vales; Noites: leituras, clubes, autógrafos',
  clothing:
    'Dia a dia: camisas, calças, malhas; Exterior: casacos, blusões, botas; Ocasiões: vestidos, fatos; Acessórios: cachecóis, cintos, malas',
  furniture:
    'Mesas e cadeiras: jantar, secretárias, bancos; Sofás: tecidos, medidas, amostras; Luz: de pé, suspensa, de leitura; Entrega: transporte, montagem, recolha',
  'toy-shop':
    'Bebés: rocas, mantas, argolas; Construir: blocos, comboios, caixas; Jogos: a dois, em família, para noites longas; Fora: papagaios, bolas, trotinetes',
  'pet-shop':
    'Tosquia: banho, escova, corte, unhas; Passeios: sozinhos, em pequenos grupos; Creche: jogo, descanso, comida; Treino: chamada, trela, cachorros; Acessórios: ração, trelas, camas',
  hardware:
    'Ao balcão: conselho, peças soltas, sobressalentes; Em loja: dia a dia, época, acessórios; Serviços: encomendas, reparações, corte; Usados: retoma, peças verificadas',
  shop: 'Na loja: novidades, favoritos, presentes; Conselho: tamanhos, materiais, cuidado; Encomendas: reservas, pedidos, levantamento',
  jeweller:
    'Alianças: ouro, platina, gravação, prova; Por medida: desenho, pedras, cera; Reparações: fechos, tamanhos, fios; Transformar: ouro herdado, pedras, novas formas',
  potter:
    'Para a mesa: chávenas, taças, pratos, jarros; Para a casa: jarras, candeeiros, azulejos; Cursos: roda, modelação, vidrado; Encomendas: serviços, restaurantes, nomes',
  tailor:
    'Arranjos: bainhas, cinturas, mangas, fechos; Por medida: fatos, vestidos, camisas, casacos; Reparações: forros, rasgões, botões; Casa: cortinas, almofadas, capas',
  'instrument-maker':
    'Construção: conversa, desenho, madeira, afinação; Reparação: fendas, colagens, verniz; Cuidado: regulação, limpeza; Avaliação: idade, estado, o que vale a pena',
  printer:
    'Pequenas tiragens: cartões, folhetos, cartazes; Livros e brochuras: papel, dobra, encadernação; Grande formato: lonas, placas, plantas; Antes de imprimir: ficheiros, cores, provas',
};
